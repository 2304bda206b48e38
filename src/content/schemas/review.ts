import { z } from 'zod';
import { keyOfKind } from './references.ts';
import { pastDay } from './text.ts';
import { uniqueBy } from './unique.ts';

/** A CPA's review of an article: the names of the article's and the CPA's files, and the day. */
const review = z.strictObject({
  post: keyOfKind('posts'),
  by: keyOfKind('people'),
  on: pastDay,
});

/** content/reviews.yaml; its head describes each field. Without entries it may hold only comments. */
export const reviewsSchema = uniqueBy(review, 'post')
  .nullable()
  .transform((all) => all ?? []);

import { z } from 'zod';
import { keyOfKind } from './references.ts';
import { pastDay } from './text.ts';
import { uniqueBy } from './unique.ts';

/** A CPA's review of an article: the names of their files, and the day. */
const review = z.strictObject({
  post: keyOfKind('posts'),
  by: keyOfKind('people'),
  on: pastDay,
});

/** content/reviews.yaml, whose head says what each field is; without entries it may hold comments alone. */
export const reviewsSchema = uniqueBy(review, 'post')
  .nullable()
  .transform((all) => all ?? []);

import source from '../../../content/reviews.yaml';
import { reviews as schema } from '../../content/schemas/review.ts';
import { filledIn } from './fill-in.ts';
import { people } from './people.ts';

/** A person's name and title, and the day of the review, YYYY-MM-DD. */
export interface Review {
  name: string;
  title: string;
  on: string;
}

const REVIEWS: ReadonlyMap<string, Review> = new Map(
  filledIn(schema, source).flatMap(({ post, by, on }) =>
    people.filter(({ file }) => file === by).map(({ name, title }) => [post, { name, title, on }]),
  ),
);

/** The review of the post at a slug, if there is one. */
export function reviewOf(slug: string): Review | undefined {
  return REVIEWS.get(slug);
}

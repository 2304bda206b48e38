import source from '../../../content/reviews.yaml';
import { reviewsSchema } from '../../content/schemas/review.ts';
import { loadContent } from './load-content.ts';
import { people } from './people.ts';

const reviews = loadContent(reviewsSchema, source);

/** The review of the post with a slug, if any: the reviewer's name and title, and the day, YYYY-MM-DD. */
export function reviewOf(slug: string) {
  const review = reviews.find(({ post }) => post === slug);
  const reviewer = people.find(({ file }) => file === review?.by);
  return review && reviewer && { name: reviewer.name, title: reviewer.title, on: review.on };
}

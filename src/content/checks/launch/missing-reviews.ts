import { basename } from 'node:path';
import { publishedPostFiles } from '../../reader/published-post-files.ts';
import { readContent } from '../../reader/yaml-file.ts';
import { reviews } from '../../schemas/review.ts';
import type { LaunchProblem } from './launch-problem.ts';
import { peopleCards } from './people.ts';

const REVIEWS = 'content/reviews.yaml';

/**
 * Published posts that no license holder has reviewed.
 *
 * @param project the project's folder
 * @throws ContentError for a card or a register that cannot be read or does not fit
 */
export function missingReviews(project: string): LaunchProblem[] {
  const licensed = peopleCards(project)
    .filter(({ content }) => content.license !== undefined)
    .map(({ file }) => basename(file, '.yaml'));
  const { content } = readContent(project, REVIEWS, reviews);
  const by = new Map(content.map((review) => [review.post, review.by]));
  return publishedPostFiles(project).flatMap(({ file }): LaunchProblem[] => {
    const slug = basename(file, '.md');
    const reviewer = by.get(slug);
    if (reviewer && licensed.includes(reviewer)) return [];
    return [
      {
        point: `posts/${slug}/review`,
        kind: 'other',
        by: 'cpa',
        where: REVIEWS,
        what: reviewer ? `${slug}, by ${reviewer}, whose card names no license` : slug,
        sort: 'Articles that no CPA has reviewed',
        cure: 'Write `- { post: …, by: …, on: 2026-11-24 }` (the day), and `license` on the reviewer’s card',
      },
    ];
  });
}

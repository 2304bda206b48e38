import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary-folder.ts';
import { missingReviews } from './missing-reviews.ts';

const post = (isPublished: boolean) => `---\nis_published: ${isPublished}\n---\n\nText.`;

it('names the published articles that no license holder has reviewed', () => {
  const project = temporaryFolder({
    'content/people/founder.yaml': 'name: Ann Lee\nlicense: Texas CPA 012345',
    'content/people/ben.yaml': 'name: Ben Roy',
    'content/posts/reviewed.md': post(true),
    'content/posts/by-ben.md': post(true),
    'content/posts/new.md': post(true),
    'content/posts/draft.md': post(false),
    'content/reviews.yaml':
      '- { post: reviewed, by: founder, on: 2026-11-24 }\n- { post: by-ben, by: ben, on: 2026-11-24 }',
  });
  expect(missingReviews(project).map(({ point, what }) => [point, what])).toEqual([
    ['posts/by-ben/review', 'by-ben, by ben, whose card names no license'],
    ['posts/new/review', 'new'],
  ]);
});

import { expect, test } from 'vitest';
import { isDraft } from './published-post-files.ts';

test('a post is a draft where its front matter says so, and its text cannot', () => {
  const post = (line: string) => `---\ntitle: A\n${line}\n---\n\nis_published: false\n`;
  expect(isDraft(post('is_published: false'))).toBe(true);
  expect(isDraft(post('is_published: true'))).toBe(false);
  expect(isDraft(post('category: News'))).toBe(false);
});

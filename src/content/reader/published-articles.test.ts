import { expect, test } from 'vitest';
import { isDraft } from './published-articles.ts';

test('an article is a draft where its front matter says so, and its text cannot', () => {
  const article = (line: string) => `---\ntitle: A\n${line}\n---\n\nis_published: false\n`;
  expect(isDraft(article('is_published: false'))).toBe(true);
  expect(isDraft(article('is_published: true'))).toBe(false);
  expect(isDraft(article('category: News'))).toBe(false);
});

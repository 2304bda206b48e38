import { expect, test } from 'vitest';
import { parseArticle } from './article.ts';
import { newArticle } from './new-article.ts';

const fields = {
  category: 'Tax: sales',
  author_name: 'Ann Lee',
  author_title: 'CPA',
  published_at: '2026-11-03',
};

test('is a draft that can be imported as it is, and shows how to write', () => {
  const title = 'What’s new: “1099s” & more — for 2027?';
  const { slug, text } = newArticle(title, fields);
  expect(slug).toBe('whats-new-1099s-and-more-for-2027');
  const article = parseArticle(`${slug}.md`, text);
  expect(article).toMatchObject({ ...fields, title, slug, is_published: false, image_url: null });
  for (const tag of ['<h2>', '<ul>', '<ol>', '<strong>', '<code>![', '<a href="/contact">']) {
    expect(article.content).toContain(tag);
  }
});

test('a long title has a shorter address', () => {
  expect(newArticle('word '.repeat(23).trim(), fields).slug).toBe(`${'word-'.repeat(13)}word`);
});

test.each([
  ['', /^title: expected one with letters/],
  ['日本', /^title: expected one with letters/],
  [`a${' long'.repeat(30)}`, /^title: expected text of 1 to 120 characters/],
  ['two\nlines', /^title: expected text on one line/],
])('%j is refused', (title, said) => {
  expect(() => newArticle(title, fields)).toThrow(said);
});

import { expect, test } from 'vitest';
import { stateInWords, stateOf } from './state.ts';

test.each([
  [true, '2026-11-03', 'published', 'a is published, at https://a.com/blog/a.'],
  [true, '2026-11-02', 'published', 'a is published, at https://a.com/blog/a.'],
  [true, '2026-11-04', 'scheduled', 'a shows from November 4, 2026 on (Texas time), by itself.'],
  [false, '2026-11-04', 'draft', 'a is a draft, which no visitor sees.'],
])('published: %s, dated %s: %s', (is_published, published_at, state, words) => {
  const post = { slug: 'a', is_published, published_at };
  expect(stateOf(post, '2026-11-03')).toBe(state);
  expect(stateInWords(post, 'https://a.com', '2026-11-03')).toBe(words);
});

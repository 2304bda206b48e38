import { expect, test } from 'vitest';
import { samplePost } from '../../blog/testing/posts.ts';
import { readingOf } from './reading.ts';

const postOf = (headings: number, words: number) =>
  samplePost({
    content: `${'<h2>Part</h2>'.repeat(headings)}<p>${'word '.repeat(words - headings)}</p>`,
  });

test.each([
  [356, 1],
  [358, 2],
])('%d words take %d min', (words, minutes) => {
  expect(readingOf(postOf(0, words)).minutes).toBe(minutes);
});

test.each([
  ['three parts and 600 words', 3, 600, 3],
  ['two parts', 2, 2_000, 0],
  ['fewer words', 9, 599, 0],
])('a post with %s lists its parts only if it is long', (_, headings, words, listed) => {
  expect(readingOf(postOf(headings, words)).sections).toHaveLength(listed);
});

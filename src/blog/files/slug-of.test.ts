import { expect, test } from 'vitest';
import { slugSchema } from '../post.ts';
import { slugOf } from './slug-of.ts';

test.each([
  ['Café & Co’s 1099s, "explained"', 'cafe-and-cos-1099s-explained'],
  ['Señor Núñez don’t owe $1,000', 'senor-nunez-dont-owe-1-000'],
  ['ﬁling №5 — ½ done', 'filing-no5-1-2-done'],
  ['  --  A -- b  ', 'a-b'],
])('%j gives the slug %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
  expect(slugSchema.safeParse(slug).success).toBe(true);
});

test.each(['', '—', '日本', '😀'])('%j has no slug', (text) => {
  expect(slugOf(text)).toBe('');
});

test('a long text is cut between words, and a single long word within it', () => {
  expect(slugOf('one two three', 8)).toBe('one-two');
  expect(slugOf('abcdefgh', 5)).toBe('abcde');
});

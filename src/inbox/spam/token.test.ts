import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { judgeToken, makeToken } from './token.ts';

const key = randomBytes(32);
const now = Date.UTC(2026, 10, 22);
const day = 86_400_000;

test.each([
  ['within three seconds', 2_999, 'early'],
  ['after three seconds', 3_000, 'fine'],
  ['from a page of last month', 30 * day, 'fine'],
  ['after the clock was set back', -3_600_000, 'none'],
])('a form that is sent %s', (_, ageMs, verdict) => {
  expect(judgeToken(makeToken(key, now - ageMs), key, now)).toBe(verdict);
});

test('a token that was made up, or changed, or made with another key, is forged', () => {
  const [made, signature] = makeToken(key, now - day).split('.');
  const forged = [
    'x',
    '.',
    `${made}`,
    `${Number(made) - 1}.${signature}`,
    `${made}.${signature?.slice(1)}`,
    makeToken(randomBytes(32), now - day),
  ];
  expect(forged.map((token) => judgeToken(token, key, now))).toEqual(forged.map(() => 'forged'));
});

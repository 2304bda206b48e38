import { expect, test } from 'vitest';
import { acceptedEncodings, prefersJson } from './negotiate.ts';

test.each([
  [undefined, ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['br;q=0, GZIP ; Q=0.5', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
])('Accept-Encoding %s allows %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});

test.each([
  ['application/json', true],
  ['application/json, text/html', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
])('Accept %s prefers JSON: %s', (header, expected) => {
  expect(prefersJson(header)).toBe(expected);
});

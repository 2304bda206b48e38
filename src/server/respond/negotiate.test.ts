import { expect, test } from 'vitest';
import { acceptedEncodings, prefersJson } from './negotiate.ts';

test.each([
  [undefined, ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['br;q=0.5, gzip;q=0.8', ['br', 'gzip', 'identity']],
  ['br;q=0, gzip;q=0', ['identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['GZIP ; Q=1', ['gzip', 'identity']],
  ['br;q=x', ['identity']],
])('Accept-Encoding %s allows %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});

test.each([
  ['application/json, text/plain, */*', true],
  ['application/json, text/html', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/html;q=0.1, application/json', true],
])('Accept %s prefers JSON: %s', (header, expected) => {
  expect(prefersJson(header)).toBe(expected);
});

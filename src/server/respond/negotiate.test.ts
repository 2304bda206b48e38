import { expect, test } from 'vitest';
import { chooseEncoding, prefersJson } from './negotiate.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['identity, gzip;q=0.5', 'identity'],
  ['identity;q=0, gzip', 'gzip'],
  ['identity;q=0', 'identity'],
  ['GZIP ; Q=1', 'gzip'],
  ['br;q=x', 'identity'],
  ['deflate', 'identity'],
])('Accept-Encoding %s gives %s', (header, expected) => {
  expect(chooseEncoding(header, () => true)).toBe(expected);
});

test('only what is available is chosen', () => {
  expect(chooseEncoding('br, gzip', (encoding) => encoding !== 'br')).toBe('gzip');
  expect(chooseEncoding('br, gzip', (encoding) => encoding === 'identity')).toBe('identity');
});

test.each([
  [undefined, false],
  ['*/*', false],
  ['application/json', true],
  ['application/json, text/plain, */*', true],
  ['application/json, text/html', false],
  ['application/json, */*;q=0.5', true],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/html;q=0.1, application/json', true],
])('Accept %s prefers JSON: %s', (header, expected) => {
  expect(prefersJson(header)).toBe(expected);
});

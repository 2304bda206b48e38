import { expect, test } from 'vitest';
import { chooseEncoding, prefersJson } from './negotiate.ts';

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['identity;q=0, gzip', 'gzip'],
  ['GZIP ; Q=1', 'gzip'],
  ['br;q=x', 'identity'],
])('Accept-Encoding %s gives %s', (header, expected) => {
  expect(chooseEncoding(header, () => true)).toBe(expected);
});

test('only what is available is chosen', () => {
  expect(chooseEncoding('br, gzip', (encoding) => encoding !== 'br')).toBe('gzip');
  expect(chooseEncoding('br, gzip', (encoding) => encoding === 'identity')).toBe('identity');
});

test.each([
  ['application/json, text/plain, */*', true],
  ['application/json, text/html', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/html;q=0.1, application/json', true],
])('Accept %s prefers JSON: %s', (header, expected) => {
  expect(prefersJson(header)).toBe(expected);
});

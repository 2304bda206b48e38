import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/Old-Page/', '/old-page'],
  ['/old%20page//', '/old page'],
  ['/CAF%C3%89', '/café'],
  ['/a%2Fb', '/a%2fb'],
  ['/100%', '/100%'],
])('%s has the key %s', (path, key) => {
  expect(addressKey(path)).toBe(key);
});

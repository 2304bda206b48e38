import { expect, test } from 'vitest';
import { colours } from '../../base/tokens/from-disk.ts';
import { faviconSvg } from './favicon.ts';

test('the favicon is a small square file', () => {
  expect(faviconSvg(colours)).toContain('viewBox="0 0 64 64"');
  expect(faviconSvg(colours).length).toBeLessThan(1500);
});

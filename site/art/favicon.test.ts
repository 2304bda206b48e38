import { expect, test } from 'vitest';
import { faviconSvg } from './favicon.ts';

test('the favicon is a small square file', () => {
  expect(faviconSvg()).toContain('viewBox="0 0 64 64"');
  expect(faviconSvg().length).toBeLessThan(1500);
});

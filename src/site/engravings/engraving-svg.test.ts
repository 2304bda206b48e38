import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { colors } from '../../base/tokens/testing/from-disk.ts';
import { engravingPictureSvg } from './engraving-svg.ts';
import { drawEngraving } from './guilloche/engraving.ts';

const MAX_BYTES = 6000;
/** The ink on the dark ground, whose drawings have the longest SVG. */
const { bright: lines, deep: outwards } = colors.inks.tax;

const drawn = (number: string) =>
  engravingPictureSvg(number, { lines, outwards }, () => ({ svg: '', width: 1 }));

test('a number has one drawing in every spelling, and other numbers have others', () => {
  expect(drawn('cp 2000')).toBe(drawn('CP2000'));
  expect(drawEngraving('W-2').lines).toBe(drawEngraving('W2').lines);
  expect(drawn('CP2000')).not.toBe(drawn('CP2001'));
});

test.each(['', '?', '税', '<script>"&', 'x'.repeat(100_000)])('a drawing hides %o', (typed) => {
  const svg = drawn(typed);
  expect(svg).toMatch(/^<svg .*<path id="n0" d="M-?\d/);
  expect(svg).not.toMatch(/script|NaN|税|xxx/);
  expect(brotliCompressSync(svg).byteLength).toBeLessThan(MAX_BYTES);
});

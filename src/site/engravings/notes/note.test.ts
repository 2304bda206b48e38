import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { colours } from '../../../base/tokens/from-disk.ts';
import { drawNote, noteSvg } from './note.ts';

/** The ink on the dark ground, whose drawings have the longest text. */
const INK = { colour: colours.inks.tax.bright, outwards: colours.inks.tax.deep };
const MOST_BYTES = 6000;

test('a number has one drawing, however it is written, and another number another', () => {
  expect(noteSvg('cp 2000', INK)).toBe(noteSvg('CP2000', INK));
  expect(drawNote('W-2')).toEqual(drawNote('W2'));
  expect(drawNote('CP2000').lines).not.toBe(drawNote('CP2001').lines);
});

test.each(['', '?', '税', '<script>"&', 'x'.repeat(100_000)])('%o is drawn, not told', (typed) => {
  const svg = noteSvg(typed, INK);
  expect(svg).toMatch(/^<svg .*<path id="n0" d="M-?\d/);
  expect(svg).not.toMatch(/script|NaN|税|xxx/);
  expect(brotliCompressSync(svg).byteLength).toBeLessThan(MOST_BYTES);
});

import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SITTERS, syntheticPortrait } from '../../../../tests/synthetic-portrait.ts';
import { colours } from '../../../base/tokens/from-disk.ts';
import { monogramRosette } from '../monogram.ts';
import type { Light } from './light.ts';
import { PORTRAIT_CLEAR, portraitSvg } from './portrait.ts';
import { readLight } from './read-light.ts';

const LIMIT = 14_000;
const RING = monogramRosette('AB', 0, PORTRAIT_CLEAR);

async function engraved(photo: Buffer): Promise<string> {
  return portraitSvg(await readLight(photo), RING, colours);
}

/** How dark a place of the engraving is, from 0 to 1; the box in shares of the picture. */
async function ink(svg: string, [left, top, width, height]: readonly number[]): Promise<number> {
  const pixels = (share = 0) => Math.round(share * 520);
  const { channels } = await sharp(
    await sharp(Buffer.from(svg))
      .flatten({ background: 'white' })
      .greyscale()
      .extract({
        left: pixels(left),
        top: pixels(top),
        width: pixels(width),
        height: pixels(height),
      })
      .toBuffer(),
  ).stats();
  return 1 - (channels[0]?.mean ?? 0) / 255;
}

const stepped = (wide: boolean) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">${[
    '#eee',
    '#aaa',
    '#666',
    '#222',
  ]
    .map((fill, index) =>
      wide
        ? `<rect y="${index * 225}" width="900" height="225" fill="${fill}"/>`
        : `<rect x="${index * 225}" width="225" height="900" fill="${fill}"/>`,
    )
    .join('')}</svg>`;

test.each([true, false])('the darker a part, the thicker its lines (in rows: %s)', async (rows) => {
  const svg = await engraved(
    await sharp(Buffer.from(stepped(rows)))
      .png()
      .toBuffer(),
  );
  const bands = await Promise.all(
    [0.18, 0.34, 0.56, 0.72].map((start) =>
      ink(svg, rows ? [0.42, start, 0.16, 0.1] : [start, 0.42, 0.1, 0.16]),
    ),
  );
  const [lightest = 1, light = 1, dark = 0, darkest = 0] = bands;
  expect(lightest).toBeLessThan(0.1);
  expect(light).toBeGreaterThan(lightest + 0.05);
  expect(dark).toBeGreaterThan(light + 0.1);
  expect(darkest).toBeGreaterThan(dark + 0.1);
});

/** How much the engraving, seen from afar, is like the photograph: 1 where their light rises and falls alike. */
async function likeness(svg: string, { size, form }: Light): Promise<number> {
  const face = await sharp(Buffer.from(svg))
    .flatten({ background: 'white' })
    .extract({ left: 64, top: 64, width: 392, height: 392 })
    .png()
    .toBuffer();
  const seen = await sharp(face)
    .resize(size)
    .blur(9)
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const inside = [...form.keys()].filter((index) => {
    const [x, y] = [index % size, Math.floor(index / size)].map((at) => (2 * at) / size - 1);
    return Math.hypot(x ?? 0, y ?? 0) < 0.8;
  });
  return correlation(
    inside.map((index) => seen[index] ?? 0),
    inside.map((index) => form[index] ?? 0),
  );
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const centred = (values: readonly number[]) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.map((value) => value - mean);
  };
  const [a, b] = [centred(one), centred(other)];
  const product = (left: readonly number[], right: readonly number[]) =>
    left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

test.each(Object.entries(SITTERS))(
  '%s skin: a face, in at most 14 KB, the same each time',
  async (_, who) => {
    const light = await readLight(await syntheticPortrait(who));
    const svg = portraitSvg(light, RING, colours);
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(LIMIT);
    expect(portraitSvg(light, RING, colours)).toBe(svg);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(await likeness(svg, light)).toBeGreaterThan(0.85);
    // Dark skin as well as fair lies between paper and full ink.
    const skin = await ink(svg, [0.42, 0.36, 0.16, 0.2]);
    expect(skin).toBeGreaterThan(0.12);
    expect(skin).toBeLessThan(0.5);
  },
);

test('nothing but noise stays within the bytes, too', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 700, height: 700, channels: 3, noise, background: '#888' } as const;
  const svg = await engraved(await sharp({ create }).png().toBuffer());
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(LIMIT);
});

test('a wide photograph is cut to its sitter, a turned one is set upright', async () => {
  const [who] = Object.values(SITTERS);
  if (!who) throw new Error('expected a sitter');
  const tall = await syntheticPortrait(who);
  const wide = await sharp(tall)
    .extend({ left: 600, right: 60, background: who.wall })
    .jpeg()
    .toBuffer();
  const middle = [0.3, 0.25, 0.4, 0.4];
  expect(await ink(await engraved(wide), middle)).toBeGreaterThan(0.2);
  const turned = await sharp(await sharp(tall).rotate(270).jpeg({ quality: 100 }).toBuffer())
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer();
  const upright = await ink(await engraved(tall), middle);
  expect(Math.abs((await ink(await engraved(turned), middle)) - upright)).toBeLessThan(0.02);
});

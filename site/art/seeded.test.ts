import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { colours } from '../../base/tokens/from-disk.ts';
import { rosette } from '../../content/schemas/rosette.ts';
import { monogramRosette } from './monogram.ts';
import { rosetteSvg } from './rosette.ts';
import { fullSeededRosette, seededRosette } from './seeded-rosette.ts';

const seeds = ['', '税', '<script>', ...Array.from({ length: 500 }, (_, index) => `post-${index}`)];

const PLACES = Array.from({ length: 8 }, (_, place) => place);
/** Of initials on a card, and of a face. */
const CLEAR = [140, 202];

test.each([seededRosette, fullSeededRosette])('%o gives a sound rosette for any string', (make) => {
  for (const seed of seeds) expect(rosette.safeParse(make(seed)).error).toBeUndefined();
});

test.each(PLACES)(
  'the ring of place %i is sound for any initials, and leaves its middle clear',
  (place) => {
    for (const clear of CLEAR) {
      for (const seed of seeds) {
        const ring = monogramRosette(seed, place, clear);
        expect(rosette.safeParse(ring).error).toBeUndefined();
        const nearest = ring.bands.map(({ inner }) => inner.radius - Math.abs(inner.wave));
        expect(Math.min(...nearest)).toBeGreaterThanOrEqual(clear - 1);
      }
    }
  },
);

test('eight people in a row have rings of eight kinds, whatever their initials', () => {
  const kinds = PLACES.map((place) => {
    const { bands } = monogramRosette('DO', place);
    return JSON.stringify(bands.map(({ lines, inner, outer }) => [lines, inner.wave, outer.wave]));
  });
  expect(new Set(kinds).size).toBe(PLACES.length);
  expect(monogramRosette('DO', 1)).toEqual(monogramRosette('DO', 1));
});

test('the same string gives the same rosette, another one another', () => {
  expect(seededRosette('a')).toEqual(seededRosette('a'));
  expect(seededRosette('a')).not.toEqual(seededRosette('b'));
});

test('the middle stays clear', () => {
  for (const seed of seeds) {
    const inner = seededRosette(seed).bands.map(
      (band) => band.inner.radius - Math.abs(band.inner.wave) - band.inner.crest,
    );
    expect(Math.min(...inner)).toBeGreaterThanOrEqual(84);
  }
});

test('a picture takes at most 5 KB, names nothing of its seed, and is bounded for a long one', () => {
  const drawn = (seed: string) =>
    [seededRosette, fullSeededRosette].map((make) =>
      rosetteSvg(make(seed), { colour: colours.inks.tax.bright, outwards: colours.inks.tax.deep }),
    );
  for (const svg of seeds.slice(0, 60).flatMap(drawn)) {
    expect(brotliCompressSync(svg).byteLength).toBeLessThanOrEqual(5000);
  }
  for (const svg of drawn('<script>')) expect(svg).not.toContain('<script');
  for (const svg of drawn('x'.repeat(100_000))) expect(svg.length).toBeLessThan(20_000);
});

import { expect, test } from 'vitest';
import { rosette } from '../../content/schemas/rosette.ts';
import { monogramRosette } from './monogram.ts';

const seeds = ['', '税', '<script>', ...Array.from({ length: 500 }, (_, index) => `post-${index}`)];

const PLACES = Array.from({ length: 8 }, (_, place) => place);
/** The radius that is clear around initials on a card, and around a face. */
const CLEAR = [140, 202];

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

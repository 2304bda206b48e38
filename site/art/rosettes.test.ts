import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Rosette, rosette } from '../../content/schemas/rosette.ts';
import { envelopeAt } from './curve.ts';
import { rosetteSvg } from './rosette.ts';

const file = readFileSync(new URL('../../content/rosettes.yaml', import.meta.url), 'utf8');
const designed = Object.entries(z.record(z.string(), rosette).parse(parse(file)));
const services = designed.filter(([name]) => name !== 'star' && name !== 'mark');

/** Least radius of the innermost envelope within `angle` of the horizontal, on both sides. */
function clearBeside({ lobes, bands }: Rosette, angle: number): number {
  const offsets = Array.from({ length: 41 }, (_, index) => (index / 20 - 1) * angle);
  const angles = [Math.PI / 2, -Math.PI / 2].flatMap((side) =>
    offsets.map((offset) => side + offset),
  );
  return Math.min(
    ...bands.flatMap(({ inner }) => angles.map((at) => envelopeAt(inner, lobes, at).value)),
  );
}

test('the star and the mark are designed; a service may be', () => {
  expect(designed.map(([name]) => name)).toEqual(expect.arrayContaining(['star', 'mark']));
});

describe.each(designed)('%s', (_, design) => {
  const svg = rosetteSvg(design, { colour: '#1bbcee' });

  test('takes at most 5 KB', () => {
    expect(brotliCompressSync(svg).byteLength).toBeLessThanOrEqual(5000);
  });

  test('repeats one sector for every lobe', () => {
    expect(svg.match(/href="#s"/g)).toHaveLength(design.lobes - 1);
  });
});

test.each(services)('%s leaves the middle to its denomination', (_, design) => {
  const cornerOfText = Math.atan2(32, 75);
  expect(clearBeside(design, cornerOfText)).toBeGreaterThanOrEqual(80);
});

test.each([
  ['lines that do not meet', { lines: 10, swings: 0.55 }],
  ['crossing envelopes', { outer: { radius: 110, wave: 20 } }],
  ['a band beyond the picture', { outer: { radius: 250, wave: 20 } }],
])('the schema refuses %s', (_, change) => {
  const band = {
    inner: { radius: 100 },
    outer: { radius: 200 },
    lines: 10,
    swings: 0.5,
    ...change,
  };
  expect(rosette.safeParse({ lobes: 5, bands: [band] }).success).toBe(false);
});

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { rosette, rosettes } from '../../content/schemas/rosette.ts';
import { rosetteSvg } from './rosette.ts';

const file = readFileSync(new URL('../../../content/rosettes.yaml', import.meta.url), 'utf8');
const designed = Object.entries(rosettes.parse(parse(file)));

describe.each(designed)('%s', (_, design) => {
  const svg = rosetteSvg(design, { colour: '#1bbcee' });

  test('takes at most 5 KB', () => {
    expect(brotliCompressSync(svg).byteLength).toBeLessThanOrEqual(5000);
  });

  test('repeats one sector for every lobe', () => {
    expect(svg.match(/href="#s"/g)).toHaveLength(design.lobes - 1);
  });
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

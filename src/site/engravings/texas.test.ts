import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { colours } from '../../base/tokens/from-disk.ts';
import { texasMapSvg } from './texas.ts';
import { project, texas } from './texas-outline.ts';

const bellaire = { latitude: 29.7058, longitude: -95.4588, primary: true };
const sanAntonio = { latitude: 29.4241, longitude: -98.4936, primary: false };

test('the map takes at most 12 KB and has a pin for every location', () => {
  const svg = texasMapSvg([bellaire, sanAntonio], colours);
  expect(brotliCompressSync(svg).byteLength).toBeLessThanOrEqual(12_000);
  expect(svg.match(/<circle/g)).toHaveLength(2);
});

test('north is up, and the scale is the same both ways', () => {
  const { projection } = texas();
  const [x, y] = project(projection, [-99.5, 31]);
  const [, north] = project(projection, [-99.5, 32]);
  const [east] = project(projection, [-98.5, 31]);
  expect((east - x) / (y - north)).toBeCloseTo(Math.cos((31 * Math.PI) / 180), 1);
});

test('without a primary location it says what to do', () => {
  expect(() => texasMapSvg([sanAntonio], colours)).toThrow('content/locations.yaml');
});

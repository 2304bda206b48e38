import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { colors } from '../../base/tokens/testing/from-disk.ts';
import { texasMapSvg } from './texas.ts';

const bellaire = { latitude: 29.7058, longitude: -95.4588, primary: true };
const sanAntonio = { latitude: 29.4241, longitude: -98.4936, primary: false };

test('the map takes at most 12 KB and has a pin for every location', () => {
  const svg = texasMapSvg([bellaire, sanAntonio], colors);
  expect(brotliCompressSync(svg).byteLength).toBeLessThanOrEqual(12_000);
  expect(svg.match(/<circle/g)).toHaveLength(2);
});

import { expect, test } from 'vitest';
import { SITTERS, syntheticPortrait } from '../../../../tests/synthetic-portrait.ts';
import { faceDisc } from './face-disc.ts';

test('a plain portrait is a disc in color, clear where its ring is', async () => {
  const [who] = Object.values(SITTERS);
  if (!who) throw new Error('expected a sitter');
  const disc = await faceDisc(await syntheticPortrait(who), 320);
  const { data, info } = await disc.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * 320 + x) * 4, (y * 320 + x) * 4 + 4)];
  expect(info).toMatchObject({ width: 320, height: 320, channels: 4 });
  for (const [x, y] of [
    [8, 8],
    [160, 30],
    [290, 160],
    [160, 290],
  ] as const) {
    expect(at(x, y)[3]).toBe(0);
  }
  const [red = 0, , blue = 0, opacity] = at(160, 150);
  expect(opacity).toBe(255);
  expect(red).toBeGreaterThan(blue + 20);
});

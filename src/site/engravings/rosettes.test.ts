import { expect, test } from 'vitest';
import { rosette } from '../../content/schemas/rosette.ts';

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

import { expect, test } from 'vitest';
import type { Band } from '../../content/schemas/rosette.ts';
import { bandLineAt } from './curve.ts';

const LOBES = 7;
const band: Band = {
  inner: { radius: 100, wave: 12, crest: 3, edge: 1 },
  outer: { radius: 180, wave: 25, crest: 6, edge: 2 },
  lines: 10,
  swings: 0.7,
};

test('the derivative is that of the curve', () => {
  const tiny = 1e-6;
  for (const angle of [0, 0.2, 0.9]) {
    const before = bandLineAt(band, LOBES, 3, angle - tiny);
    const after = bandLineAt(band, LOBES, 3, angle + tiny);
    const { dx, dy } = bandLineAt(band, LOBES, 3, angle);
    expect(dx).toBeCloseTo((after.x - before.x) / (2 * tiny), 3);
    expect(dy).toBeCloseTo((after.y - before.y) / (2 * tiny), 3);
  }
});

test('a turn by one lobe maps each line to another one', () => {
  const lobe = (2 * Math.PI) / LOBES;
  for (let line = 0; line < band.lines; line += 1) {
    const end = bandLineAt(band, LOBES, line, 0.1 + lobe);
    const start = bandLineAt(band, LOBES, line + band.lines * band.swings, 0.1);
    expect(Math.hypot(end.x, end.y)).toBeCloseTo(Math.hypot(start.x, start.y), 8);
  }
});

test('the mirror image of a line is a line', () => {
  const left = bandLineAt(band, LOBES, 3, -0.3);
  const right = bandLineAt(band, LOBES, -3, 0.3);
  expect(left.x).toBeCloseTo(-right.x, 8);
  expect(left.y).toBeCloseTo(right.y, 8);
});

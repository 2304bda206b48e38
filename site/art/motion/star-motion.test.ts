import { expect, test } from 'vitest';
import { seededRosette } from '../seeded-rosette.ts';
import { starMotionSvg } from './star-motion.ts';

const rosette = { ...seededRosette('star'), lobes: 5 };

test('all motion waits for a visitor without a preference against it', () => {
  const svg = starMotionSvg(rosette, { colour: '#1bbcee' });
  expect(svg).toMatch(/<style>@media \(prefers-reduced-motion:no-preference\){.*}<\/style>/);
  expect(svg).toContain('rotate(72deg)');
});

test('every band is measured by its lines', () => {
  const svg = starMotionSvg(rosette, { colour: '#1bbcee' });
  for (const { lines } of rosette.bands) expect(svg).toContain(`pathLength="${lines}"`);
});

test('the turning can be left to the page', () => {
  expect(starMotionSvg(rosette, { colour: '#1bbcee', turns: false })).not.toContain('infinite');
});

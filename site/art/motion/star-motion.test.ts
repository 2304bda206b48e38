import { expect, test } from 'vitest';
import { seededRosette } from '../seeded-rosette.ts';
import { starMotionSvg } from './star-motion.ts';

const rosette = { ...seededRosette('star'), lobes: 5 };

test('all motion waits for a visitor without a preference against it', () => {
  const svg = starMotionSvg(rosette, { colour: '#1bbcee' });
  expect(svg).toMatch(/<style>@media \(prefers-reduced-motion:no-preference\){.*}<\/style>/);
  expect(svg).toContain('@keyframes draw');
});

test('every band is measured by its lines', () => {
  const svg = starMotionSvg(rosette, { colour: '#1bbcee' });
  for (const { lines } of rosette.bands) expect(svg).toContain(`pathLength="${lines}"`);
});

import { expect, test } from 'vitest';
import { monogramRosette } from './monogram.ts';
import { starMotionSvg } from './star-motion.ts';

const svg = starMotionSvg(monogramRosette('star', 0, 140), '#1bbcee');

test('all motion requires that the visitor has no preference against it', () => {
  expect(svg).toMatch(/<style>@media \(prefers-reduced-motion:no-preference\){.*}<\/style>/);
  expect(svg).toContain('@keyframes draw');
});

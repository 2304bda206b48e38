import { expect, test } from 'vitest';
import { monogramRosette } from '../monogram.ts';
import { rosetteSvg } from '../rosette.ts';
import { starMotionSvg } from './star-motion.ts';

const rosette = monogramRosette('star', 0);
const svg = starMotionSvg(rosette, { colour: '#1bbcee' });

test('all motion waits for a visitor without a preference against it', () => {
  expect(svg).toMatch(/<style>@media \(prefers-reduced-motion:no-preference\){.*}<\/style>/);
  expect(svg).toContain('@keyframes draw');
});

test('only what uncovers the lines moves, so that no line ends but at its edge', () => {
  const [style] = svg.match(/<style>.*<\/style>/) ?? [''];
  expect(style).not.toContain('path');
  const still = svg.replace(/<style>.*<\/mask>/, '').replace(' mask="url(#seam)"', '');
  expect(still).toBe(rosetteSvg(rosette, { colour: '#1bbcee' }));
});

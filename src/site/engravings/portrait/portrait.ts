import { brotliCompressSync } from 'node:zlib';
import type { Colours } from '../../../base/tokens/colours.ts';
import type { Rosette } from '../../../content/schemas/rosette.ts';
import { FACE_RADIUS } from '../monogram.ts';
import { PATH_SCALE } from '../path-data.ts';
import { ROSETTE_SIZE, rosetteLines } from '../rosette.ts';
import { engravedLines, type Family } from './engraved-lines.ts';
import type { Light } from './light.ts';

/** One family follows the light everywhere; another crosses it in the deep shadows alone. */
const FAMILIES: readonly Family[] = [
  { spacing: 4.1, turn: -12, from: 0.08, fullest: 0.82 },
  { spacing: 5, turn: 48, from: 0.6, fullest: 0.44 },
];
/** Distances between two points of a line, in picture units, the finest first. */
const STEPS = [3.2, 4, 5, 6.4, 8, 11, 15];
/** Bytes that a picture may take after brotli. */
const LIMIT = 14_000;

/**
 * A face engraved within its ring, as the text of an SVG file of 520 × 520, decorative. Where a busy photograph would
 * take more than its bytes, its lines have fewer points.
 */
export function portraitSvg(
  light: Light,
  ring: Rosette,
  colours: Pick<Colours, 'link' | 'card'>,
): string {
  let svg = '';
  for (const step of STEPS) {
    svg = drawn(light, ring, colours, step);
    if (brotliCompressSync(svg).length <= LIMIT) return svg;
  }
  return svg;
}

/** The portrait on a disc of paper: colors that a visitor forces leave the ground of a picture alone. */
function drawn(
  light: Light,
  ring: Rosette,
  { link, card }: Pick<Colours, 'link' | 'card'>,
  step: number,
): string {
  const faces = FAMILIES.map(
    (family) =>
      `<path transform="rotate(${family.turn})" d="${engravedLines(light, family, FACE_RADIUS, step)}"/>`,
  ).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ROSETTE_SIZE} ${ROSETTE_SIZE}">` +
    `<g fill="${link}" transform="translate(${ROSETTE_SIZE / 2} ${ROSETTE_SIZE / 2})scale(${1 / PATH_SCALE})">` +
    `<circle r="${(ROSETTE_SIZE / 2) * PATH_SCALE}" fill="${card}"/>${faces}` +
    `<g fill="none" stroke="${link}" stroke-width="${1.1 * PATH_SCALE}">${rosetteLines(ring)}</g></g></svg>`
  );
}

import type { Rosette } from '../../content/schemas/rosette.ts';
import { bandPath } from './band-path.ts';
import { PATH_SCALE } from './path-data.ts';

/** Width and height of a rosette's picture. */
const ROSETTE_SIZE = 520;

export interface RosetteOptions {
  /** Any CSS colour. */
  readonly colour: string;
  /** Width of a line in the 520 × 520 picture. */
  readonly strokeWidth?: number;
}

/** A rosette as the text of an SVG file of its own, 520 × 520, without ground, decorative. */
export function rosetteSvg(
  rosette: Rosette,
  { colour, strokeWidth = 0.5 }: RosetteOptions,
): string {
  const centre = ROSETTE_SIZE / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ROSETTE_SIZE} ${ROSETTE_SIZE}">` +
    `<g fill="none" stroke="${colour}" stroke-width="${strokeWidth * PATH_SCALE}" ` +
    `transform="translate(${centre} ${centre})scale(${1 / PATH_SCALE})">${rosetteLines(rosette)}</g></svg>`
  );
}

/**
 * The line-work alone, around 0,0 and in units of `PATH_SCALE`: half a sector written out, one path for a band,
 * then mirrored, then repeated for every lobe.
 */
export function rosetteLines({ lobes, bands }: Rosette): string {
  const paths = bands.map((band) => `<path d="${bandPath(band, lobes)}"/>`).join('');
  const turns = Array.from({ length: lobes - 1 }, (_, index) => turn(((index + 1) * 360) / lobes));
  return `<g id="s"><g id="h">${paths}</g><use href="#h" transform="scale(-1 1)"/></g>${turns.join('')}`;
}

function turn(degrees: number): string {
  return `<use href="#s" transform="rotate(${Number(degrees.toFixed(4))})"/>`;
}

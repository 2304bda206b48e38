import type { Envelope, Rosette } from '../../content/schemas/rosette.ts';
import { type Curve, polar } from './guilloche/curves.ts';
import { weave } from './guilloche/layer.ts';
import { layerPath, toSvg } from './guilloche/pen.ts';
import { PATH_SCALE } from './path-data.ts';

/** Width and height of a rosette's picture. */
export const ROSETTE_SIZE = 520;

/**
 * A rosette as SVG, 520 × 520, without background, decorative.
 *
 * @param color any CSS color
 * @param strokeWidth width of a line in the picture
 */
export function rosetteSvg(rosette: Rosette, color: string, strokeWidth = 0.5): string {
  const centre = ROSETTE_SIZE / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ROSETTE_SIZE} ${ROSETTE_SIZE}">` +
    `<g fill="none" stroke="${color}" stroke-width="${strokeWidth * PATH_SCALE}" ` +
    `transform="translate(${centre} ${centre})scale(${1 / PATH_SCALE})">${rosetteLines(rosette)}</g></svg>`
  );
}

/** The lines only, around 0,0 and in units of `PATH_SCALE`: each band is a weave between its envelopes. */
export function rosetteLines({ lobes, bands }: Rosette): string {
  return toSvg(
    bands.map(({ inner, outer, lines, swings }) =>
      weave(outlineOf(inner, lobes), outlineOf(outer, lobes), lines, lobes, swings * lobes),
    ),
  );
}

/** Closed path data, in units of `PATH_SCALE` around 0,0, of the shape within an envelope. */
export function envelopePath(envelope: Envelope, lobes: number): string {
  const at = outlineOf(envelope, lobes);
  return `${layerPath({ at, lines: 1, folds: 1, span: 2 * Math.PI })}z`;
}

/** R + A·cos(pt) + h·cos(2pt) + e·cos(3pt), a Fourier series of a p-fold even shape. */
function outlineOf({ radius, wave, crest, edge }: Envelope, lobes: number): Curve {
  return (angle) => {
    const harmonics = [wave, crest, edge].map(
      (amplitude, index) => amplitude * Math.cos((index + 1) * lobes * angle),
    );
    return polar(
      harmonics.reduce((sum, height) => sum + height, radius),
      angle,
    );
  };
}

/**
 * Swings in one lobe, for a band of `lines` lines and `width` units around `radius`, at which rising and falling lines
 * cross at about a right angle: a line's radial speed, (width/2)·n, equals its speed around, the radius, with
 * n = swings × lobes. Rounded so that lines × swings is whole, as the symmetry needs.
 */
export function squareWeave(lines: number, lobes: number, radius: number, width: number): number {
  const swings = (2 * radius) / (width * lobes);
  return Math.max(1, Math.round(swings * lines)) / lines;
}

import { setWithin, type Typesetter } from '../fonts/typesetter.ts';
import { drawEngraving, engravingShape, numeralSize } from './guilloche/engraving.ts';
import { PATH_SCALE } from './path-data.ts';

interface Inks {
  /** Any CSS color for the lines. */
  readonly lines: string;
  /** The color that they fade to on their way out, halfway at the rim. */
  readonly outwards?: string;
  /** The color of the number in the middle; without it the middle stays empty. */
  readonly numeral?: string;
}

/** Line width in the picture. */
const LINE = 0.6;
/** Up to this width in pixels, lines are half as thick again. */
const SMALL = 260;
const STRONGER = 1.5;
/** The height of a figure in parts of the font size. */
const FIGURE_HEIGHT = 0.68;
/** The radius of the full second color, in picture units. */
const FAR_OUT = 403;

/** The engraving of a number as SVG, with the number in its middle, cropped to its lines, without background. */
export function engravingPictureSvg(
  number: string,
  { lines, outwards, numeral }: Inks,
  set: Typesetter,
): string {
  const small = `g{stroke-width:${STRONGER * LINE * PATH_SCALE}}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxOf(number)}">` +
    `<style>@media(max-width:${SMALL}px){${small}}</style>` +
    `${outwards ? gradient(lines, outwards) : ''}` +
    `<g fill="none" stroke="${outwards ? 'url(#ink)' : lines}" stroke-width="${LINE * PATH_SCALE}" ` +
    `transform="scale(${1 / PATH_SCALE})">${drawEngraving(number).lines}</g>` +
    `${numeral ? `<g fill="${numeral}">${numeralOutlines(number, set)}</g>` : ''}</svg>`
  );
}

/** The ink's gradient around 0,0 in units of `PATH_SCALE`, the same in every turned sector. */
function gradient(from: string, to: string): string {
  return (
    `<radialGradient id="ink" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${FAR_OUT * PATH_SCALE}">` +
    `<stop offset=".3" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></radialGradient>`
  );
}

/** Points on each line at which its extent is measured. */
const SAMPLES = 48;
/** The margin around the lines, in picture units, for their width and the drawing tolerance. */
const MARGIN = 2;

/** The view box that contains the lines of a number's engraving. */
function viewBoxOf(number: string): string {
  const reach = { aside: 0, up: 0, down: 0 };
  for (const { at, lines, folds, mirrored, span } of engravingShape(number).layers) {
    for (let index = 0; index < lines * (SAMPLES + 1); index += 1) {
      const sample = index % (SAMPLES + 1);
      const [x, y] = at((span * sample) / SAMPLES, (index - sample) / (SAMPLES + 1));
      for (let turn = 0; turn < folds; turn += 1) {
        const angle = (2 * Math.PI * turn) / folds;
        for (const across of mirrored ? [x, -x] : [x]) {
          const lower = across * Math.sin(angle) + y * Math.cos(angle);
          const aside = Math.abs(across * Math.cos(angle) - y * Math.sin(angle));
          reach.aside = Math.max(reach.aside, aside);
          reach.up = Math.max(reach.up, -lower);
          reach.down = Math.max(reach.down, lower);
        }
      }
    }
  }
  const { aside, up, down } = reach;
  const box = [-aside - MARGIN, -up - MARGIN, 2 * (aside + MARGIN), up + down + 2 * MARGIN];
  return box.map(Math.round).join(' ');
}

/** A number's outlines in the heading typeface around 0,0, in picture units; as large as the opening allows. */
export function numeralOutlines(number: string, set: Typesetter): string {
  const { opening } = engravingShape(number);
  const largest = numeralSize(number, opening);
  const { line, size } = setWithin(number, { largest, width: opening.width }, set);
  const below = (size * FIGURE_HEIGHT) / 2;
  return `<g transform="translate(${place(-line.width / 2)} ${place(below)})">${line.svg}</g>`;
}

const place = (units: number) => Number(units.toFixed(1));

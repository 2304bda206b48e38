import { setWithin, type Typesetter } from '../fonts/typesetter.ts';
import { drawNote, noteSvg, numeralSize } from './notes/note.ts';
import { PATH_SCALE } from './path-data.ts';

interface Inks {
  /** Any CSS colour: that of the lines. */
  readonly lines: string;
  /** The colour that they turn into on their way out. */
  readonly outwards?: string;
  /** The colour of the number in the middle; without it the middle stays empty. */
  readonly numeral?: string | undefined;
}

/** Width of a line in its picture. */
const LINE = 0.6;
/** Shown at most so many pixels wide, the picture has lines half as strong again. */
const SMALL = 260;
const STRONGER = 1.5;
/** The height of a figure, in parts of the letters' size. */
const FIGURE_HEIGHT = 0.68;

/** The note of a number, with the number in its middle, as the text of an SVG file of its own, as large as its lines reach, without ground. */
export function notePictureSvg(
  number: string,
  { lines, outwards, numeral }: Inks,
  set: Typesetter,
): string {
  const note = noteSvg(number, {
    colour: lines,
    strokeWidth: LINE,
    ...(outwards !== undefined && { outwards }),
  });
  const stroke = `g{stroke-width:${STRONGER * LINE * PATH_SCALE}}`;
  const middle =
    numeral === undefined ? '' : `<g fill="${numeral}">${numeralOutlines(number, set)}</g>`;
  return note
    .replace('>', `><style>@media(max-width:${SMALL}px){${stroke}}</style>`)
    .replace('</svg>', `${middle}</svg>`);
}

/** A number in the letters of headings, as large as the opening of its note allows: its outlines around 0,0, in units of the picture. */
export function numeralOutlines(number: string, set: Typesetter): string {
  const { opening } = drawNote(number);
  const largest = numeralSize(number, opening);
  const { line, size } = setWithin(number, { largest, width: opening.width }, set);
  const below = (size * FIGURE_HEIGHT) / 2;
  return `<g transform="translate(${place(-line.width / 2)} ${place(below)})">${line.svg}</g>`;
}

const place = (units: number) => Number(units.toFixed(1));

import type { Point } from './notes/curves.ts';
import { toSvg } from './notes/pen.ts';
import { PATH_SCALE } from './path-data.ts';

/** The distance of the woven border from the sheet's edge, in picture units as all lengths here. */
const INSET = 20;
const RADIUS = 34;
/** Straight ends of a corner, so that none of its bend reaches into an edge. */
const STRAIGHT = 4;
const WAVE = 30;
/** Waves of an edge, over which they swell once, and of a corner. */
const EDGE_WAVES = 6;
const CORNER_WAVES = 2;
const HEIGHT = 11;
const SWELL = 0.2;
const LINES = 8;
const STROKE = 0.7;

const EDGE = EDGE_WAVES * WAVE;
const ARC = (RADIUS * Math.PI) / 2;
const CORNER_LENGTH = 2 * STRAIGHT + ARC;
/** Width and height of a corner, as `border-image-slice` has it. */
const CORNER = INSET + RADIUS + STRAIGHT;
const SIZE = 2 * CORNER + EDGE;

/**
 * The woven border of a certificate as the text of an SVG file: four corners and an edge between each
 * two; `border-image` makes a border of any size from them. Sine lines around one course; a quarter
 * turn of the picture brings it onto itself, so that a quarter is written out.
 */
export function friezeSvg(colour: string): string {
  const quarter = { at: around, lines: LINES, folds: 4, span: EDGE_WAVES + CORNER_WAVES };
  const middle = SIZE / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">` +
    `<g fill="none" stroke="${colour}" stroke-width="${STROKE * PATH_SCALE}" ` +
    `transform="translate(${middle} ${middle})scale(${1 / PATH_SCALE})">` +
    `${toSvg([quarter])}</g></svg>`
  );
}

/** A point of a line, so many waves from the first corner, from the picture's middle. */
function around(position: number, line: number): Point {
  const course = courseAt(position);
  const swell =
    position < EDGE_WAVES ? SWELL * Math.sin((Math.PI * position) / EDGE_WAVES) ** 2 : 0;
  const height = HEIGHT * (1 + swell) * Math.sin(2 * Math.PI * (position + line / LINES));
  return [course.x + height * course.outX - SIZE / 2, course.y + height * course.outY - SIZE / 2];
}

/** The middle of the border along the top edge and around the corner after it, and the way outward there. */
function courseAt(position: number): { x: number; y: number; outX: number; outY: number } {
  const beforeArc = CORNER + EDGE + STRAIGHT;
  if (position <= EDGE_WAVES) return { x: CORNER + position * WAVE, y: INSET, outX: 0, outY: -1 };
  const along = ((position - EDGE_WAVES) / CORNER_WAVES) * CORNER_LENGTH - STRAIGHT;
  if (along <= 0) return { x: beforeArc + along, y: INSET, outX: 0, outY: -1 };
  if (along >= ARC) {
    return { x: SIZE - INSET, y: INSET + RADIUS + along - ARC, outX: 1, outY: 0 };
  }
  const [sin, cos] = [Math.sin(along / RADIUS), Math.cos(along / RADIUS)];
  return {
    x: beforeArc + RADIUS * sin,
    y: INSET + RADIUS * (1 - cos),
    outX: sin,
    outY: -cos,
  };
}

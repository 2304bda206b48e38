import type { Point } from './guilloche/curves.ts';
import { toSvg } from './guilloche/pen.ts';
import { PATH_SCALE } from './path-data.ts';

/** The distance of the woven border from the sheet's edge, in picture units like all lengths here. */
const INSET = 20;
const RADIUS = 34;
/** Straight ends of a corner, so that its bend does not reach into an edge. */
const STRAIGHT = 4;
const WAVE = 30;
/** Waves of an edge, which swell once over its length, and waves of a corner. */
const EDGE_WAVES = 6;
const CORNER_WAVES = 2;
const HEIGHT = 11;
const SWELL = 0.2;
const LINES = 8;
const STROKE = 0.7;

const EDGE = EDGE_WAVES * WAVE;
const ARC = (RADIUS * Math.PI) / 2;
const CORNER_LENGTH = 2 * STRAIGHT + ARC;
/** Width and height of a corner, for `border-image-slice`. */
const CORNER = INSET + RADIUS + STRAIGHT;
const SIZE = 2 * CORNER + EDGE;

/**
 * The woven border of a certificate as SVG: four corners and an edge between each two, from which
 * `border-image` makes a border of any size. Sine lines around one course; a quarter turn maps the
 * picture to itself, so that only a quarter is written.
 */
export function friezeSvg(color: string): string {
  const quarter = { at: around, lines: LINES, folds: 4, span: EDGE_WAVES + CORNER_WAVES };
  const middle = SIZE / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">` +
    `<g fill="none" stroke="${color}" stroke-width="${STROKE * PATH_SCALE}" ` +
    `transform="translate(${middle} ${middle})scale(${1 / PATH_SCALE})">` +
    `${toSvg([quarter])}</g></svg>`
  );
}

/** A point of a line after the given number of waves from the first corner, relative to the picture's middle. */
function around(position: number, line: number): Point {
  const course = courseAt(position);
  const swell =
    position < EDGE_WAVES ? SWELL * Math.sin((Math.PI * position) / EDGE_WAVES) ** 2 : 0;
  const height = HEIGHT * (1 + swell) * Math.sin(2 * Math.PI * (position + line / LINES));
  return [course.x + height * course.outX - SIZE / 2, course.y + height * course.outY - SIZE / 2];
}

/** The middle line of the border along the top edge and the next corner, and the outward direction there. */
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

import { type CurvePoint, joinNumbers, onGrid, smoothPath } from '../path-data.ts';
import type { Point } from './curves.ts';
import type { Layer } from './layer.ts';

/** A line's point at a parameter, in picture units. */
type Path = (position: number) => Point;

/** The largest distance of a written line from the exact one, in picture units: half a line's width. */
const TOLERANCE = 0.25;
/** The distance between the points that give a slope. */
const NEAR = 1e-4;

/** SVG elements of the layers, around 0,0 in units of `PATH_SCALE`: one sector, or half of one, repeated. */
export function toSvg(layers: readonly Layer[]): string {
  const symmetries = layers.map(({ folds, mirrored }) => (mirrored ? folds : -folds));
  return [...new Set(symmetries)]
    .map((symmetry, group) => {
      const alike = layers.filter((_, layer) => symmetries[layer] === symmetry);
      const uses = transforms(symmetry).map(
        (each) => `<use href="#n${group}" transform="${each}"/>`,
      );
      return `<path id="n${group}" d="${alike.map(layerPath).join('')}"/>${uses.join('')}`;
    })
    .join('');
}

/** Repeats a sector, or half a sector with its mirror image. */
function transforms(symmetry: number): string[] {
  const folds = Math.abs(symmetry);
  const turns = Array.from(
    { length: folds },
    (_, turn) => `rotate(${Math.round((turn * 360e3) / folds) / 1000})`,
  );
  const mirrored = symmetry > 0 ? turns.map((turn) => `${turn}scale(-1 1)`) : [];
  return [...turns, ...mirrored].slice(1);
}

/** Path data of the written part of a layer's lines. */
export function layerPath({ at, lines, span, corners = () => [] }: Layer): string {
  return Array.from({ length: lines }, (_, line) => {
    const inside = corners(line).filter((position) => position > NEAR && position < span - NEAR);
    const stops = [0, ...inside.sort((a, b) => a - b), span];
    const path = (position: number) => at(position, line);
    return stops
      .slice(1)
      .map((stop, piece) => {
        const data = stretch(path, stops[piece] ?? 0, stop);
        return piece ? data.slice(data.search(/[cl]/)) : data;
      })
      .join('');
  }).join('');
}

/** Path data of a line between two corners: straight, or in the fewest equal pieces within the tolerance. */
function stretch(at: Path, from: number, to: number): string {
  const start = sample(at, from, from, to);
  const end = sample(at, to, from, to);
  const whole = to - from;
  const chord = { dx: (end.x - start.x) / whole, dy: (end.y - start.y) / whole };
  if (fits(at, { ...start, ...chord }, { ...end, ...chord }, from, whole)) {
    const x = onGrid(start.x);
    const y = onGrid(start.y);
    return `M${joinNumbers([x, y])}l${joinNumbers([onGrid(end.x) - x, onGrid(end.y) - y])}`;
  }
  for (let pieces = 1; ; pieces = Math.ceil(pieces * 1.2)) {
    const step = whole / pieces;
    const points = [start];
    for (let piece = 0; piece < pieces; piece += 1) {
      const place = from + piece * step;
      const next = sample(at, place + step, from, to);
      if (!fits(at, points[piece] ?? start, next, place, step)) break;
      points.push(next);
    }
    if (points.length > pieces) return smoothPath(points, step);
  }
}

function sample(at: Path, position: number, from: number, to: number): CurvePoint {
  const [x, y] = at(position);
  const inside = Math.min(Math.max(position, from + NEAR), to - NEAR);
  const before = at(inside - NEAR);
  const after = at(inside + NEAR);
  return {
    x,
    y,
    dx: (after[0] - before[0]) / (2 * NEAR),
    dy: (after[1] - before[1]) / (2 * NEAR),
  };
}

/** Whether the Hermite cubic between two points stays within the tolerance of the exact line. */
function fits(
  at: Path,
  start: CurvePoint,
  end: CurvePoint,
  position: number,
  step: number,
): boolean {
  return [0.25, 0.6].every((share) => {
    const rest = 1 - share;
    const of = (from: number, slope: number, to: number, slopeThere: number) => {
      const along = share * rest * step * (rest * slope - share * slopeThere);
      return to + rest * rest * (1 + 2 * share) * (from - to) + along;
    };
    const x = of(start.x, start.dx, end.x, end.dx);
    const y = of(start.y, start.dy, end.y, end.dy);
    const [trueX, trueY] = at(position + share * step);
    const [nextX, nextY] = at(position + share * step + NEAR);
    // Only the distance across the line counts: along it, a cubic may run ahead or behind.
    const across = (x - trueX) * (nextY - trueY) - (y - trueY) * (nextX - trueX);
    return Math.abs(across) <= TOLERANCE * Math.hypot(nextX - trueX, nextY - trueY);
  });
}

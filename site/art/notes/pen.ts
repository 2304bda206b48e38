import type { CurvePoint } from '../curve.ts';
import { joinNumbers, PATH_SCALE, smoothPath } from '../path-data.ts';
import type { Point } from './curves.ts';
import type { Layer } from './layer.ts';

/** Farthest a written line may leave the true one, in picture units: half a line's width. */
const TOLERANCE = 0.25;
/** Pieces that a line may be cut into between two corners. */
const MOST_PIECES = 40;
/** Between the places from which a slope is taken. */
const NEAR = 1e-4;

/** SVG elements of the layers, around 0,0 in units of `PATH_SCALE`: one sector, or half of one, repeated. */
export function written(layers: readonly Layer[]): string {
  const symmetries = layers.map(({ folds, mirrored }) => (mirrored ? folds : -folds));
  return [...new Set(symmetries)]
    .map((symmetry, group) =>
      sectors(symmetry, layers.filter((_, layer) => symmetries[layer] === symmetry), `n${group}`),
    )
    .join('');
}

function sectors(symmetry: number, layers: readonly Layer[], id: string): string {
  const path = `<path d="${layers.map(layerPath).join('')}"/>`;
  const sector =
    symmetry > 0 ? `<g id="${id}h">${path}</g>${used(`${id}h`, 'scale(-1 1)')}` : path;
  const folds = Math.abs(symmetry);
  const turns = Array.from({ length: folds - 1 }, (_, index) =>
    used(id, `rotate(${Number((((index + 1) * 360) / folds).toFixed(3))})`),
  );
  return `<g id="${id}">${sector}</g>${turns.join('')}`;
}

function used(id: string, transform: string): string {
  return `<use href="#${id}" transform="${transform}"/>`;
}

function layerPath({ at, lines, span, corners }: Layer): string {
  return Array.from({ length: lines }, (_, line) => {
    const inside = corners(line).filter((place) => place > NEAR && place < span - NEAR);
    const stops = [...inside, span].sort((a, b) => a - b);
    let start = 0;
    return stops
      .map((stop) => {
        const data = stretch((place) => at(place, line), start, stop);
        const move = start === 0 ? 0 : data.search(/[cl]/);
        start = stop;
        return data.slice(move);
      })
      .join('');
  }).join('');
}

/** Path data of a line between two corners: straight, or in the fewest equal pieces that are close enough. */
function stretch(at: (place: number) => Point, from: number, to: number): string {
  const start = at(from);
  const end = at(to);
  if ([0.25, 0.5, 0.75].every((share) => liesBetween(at(from + share * (to - from)), start, end))) {
    return straight(start, end);
  }
  for (let pieces = 1; ; pieces = Math.ceil(pieces * 1.2)) {
    const step = (to - from) / pieces;
    const points = [sample(at, from, from, to)];
    for (let piece = 0; piece < pieces; piece += 1) {
      const place = from + piece * step;
      const next = sample(at, place + step, from, to);
      const before = points[piece];
      const isClose = before !== undefined && fits(at, before, next, place, step);
      if (!isClose && pieces < MOST_PIECES) break;
      points.push(next);
    }
    if (points.length > pieces) return smoothPath(points, step);
  }
}

function liesBetween([x, y]: Point, start: Point, end: Point): boolean {
  const dx = end[0] - start[0];
  const dy = end[1] - start[1];
  return Math.abs((x - start[0]) * dy - (y - start[1]) * dx) <= TOLERANCE * Math.hypot(dx, dy);
}

function straight(start: Point, end: Point): string {
  const [x = 0, y = 0, endX = 0, endY = 0] = [...start, ...end].map((part) =>
    Math.round(part * PATH_SCALE),
  );
  return `M${joinNumbers([x, y])}l${joinNumbers([endX - x, endY - y])}`;
}

function sample(at: (place: number) => Point, place: number, from: number, to: number): CurvePoint {
  const [x, y] = at(place);
  const inside = Math.min(Math.max(place, from + NEAR), to - NEAR);
  const before = at(inside - NEAR);
  const after = at(inside + NEAR);
  return {
    x,
    y,
    dx: (after[0] - before[0]) / (2 * NEAR),
    dy: (after[1] - before[1]) / (2 * NEAR),
  };
}

/** Whether the Hermite cubic between two points stays as near to the line itself as it must. */
function fits(
  at: (place: number) => Point,
  start: CurvePoint,
  end: CurvePoint,
  place: number,
  step: number,
): boolean {
  return [0.25, 0.6].every((share) => {
    const rest = 1 - share;
    const a = rest * rest * (1 + 2 * share);
    const b = share * rest * rest * step;
    const c = -share * share * rest * step;
    const [x, y] = at(place + share * step);
    const offX = a * start.x + (1 - a) * end.x + b * start.dx + c * end.dx - x;
    const offY = a * start.y + (1 - a) * end.y + b * start.dy + c * end.dy - y;
    return Math.hypot(offX, offY) <= TOLERANCE;
  });
}

import type { CurvePoint } from './curve.ts';

/** Units of the path data in one picture unit: whole numbers for one decimal, so that no point is spent on points. */
export const PATH_SCALE = 10;

/**
 * SVG path data, in tenths of a picture unit, of the smooth curve through `points`, which are `step` apart in the
 * parameter. Each piece is the cubic Bézier with the curve's own ends and derivatives (Hermite form: control points at
 * a third of `step` times the derivative). As the step is even, the first control point of a piece mirrors the second
 * of the one before: `s` writes four numbers instead of six.
 */
export function smoothPath(points: readonly CurvePoint[], step: number): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const reach = step / 3;
  let x = tenths(first.x);
  let y = tenths(first.y);
  let data = `M${joinNumbers([x, y])}`;
  let control: readonly number[] = [
    tenths(first.x + reach * first.dx) - x,
    tenths(first.y + reach * first.dy) - y,
  ];
  let command = 'c';
  for (const point of rest) {
    const endX = tenths(point.x);
    const endY = tenths(point.y);
    const piece = [
      ...control,
      tenths(point.x - reach * point.dx) - x,
      tenths(point.y - reach * point.dy) - y,
      endX - x,
      endY - y,
    ];
    data += append(command, joinNumbers(piece));
    command = command === 'c' ? 's' : ' ';
    control = [];
    x = endX;
    y = endY;
  }
  return data;
}

/** Numbers with no more between them than SVG needs: a minus sign parts as well as a space. */
export function joinNumbers(numbers: readonly number[]): string {
  return numbers.join(' ').replaceAll(' -', '-');
}

function append(command: string, numbers: string): string {
  return command === ' ' && numbers.startsWith('-') ? numbers : command + numbers;
}

/** Rounded to the path's grid; the addition turns −0, which would print as 0 but compare as different, into 0. */
function tenths(value: number): number {
  return Math.round(value * PATH_SCALE) + 0;
}

/** A point of a line in picture units, y downward as in SVG, and its derivative by the line's parameter. */
export interface CurvePoint {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/**
 * Path data units in one picture unit: integers, so that no byte is spent on decimal points, and an
 * invisibly coarse grid: rounding moves a point by a fifth of a line's width at most.
 */
export const PATH_SCALE = 5;

/**
 * SVG path data, in path units, of the smooth curve through `points`, which are `step` apart in the parameter. Each
 * piece is the cubic Bézier with the curve's end points and derivatives (Hermite form: control points at a third of
 * `step` times the derivative). As the step is even, the first control point of a piece mirrors the second one of the
 * piece before: `s` writes four numbers instead of six.
 */
export function smoothPath(points: readonly CurvePoint[], step: number): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const reach = step / 3;
  let x = onGrid(first.x);
  let y = onGrid(first.y);
  let data = `M${joinNumbers([x, y])}`;
  let control: readonly number[] = [
    onGrid(first.x + reach * first.dx) - x,
    onGrid(first.y + reach * first.dy) - y,
  ];
  let command = 'c';
  for (const point of rest) {
    const endX = onGrid(point.x);
    const endY = onGrid(point.y);
    const piece = [
      ...control,
      onGrid(point.x - reach * point.dx) - x,
      onGrid(point.y - reach * point.dy) - y,
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

/** Numbers with the fewest separators that SVG needs: a minus sign separates as well as a space. */
export function joinNumbers(numbers: readonly number[]): string {
  return numbers.join(' ').replaceAll(' -', '-');
}

function append(command: string, numbers: string): string {
  return command === ' ' && numbers.startsWith('-') ? numbers : command + numbers;
}

/** A picture unit in path units, rounded to the grid; `+ 0` turns −0, which compares as different, into 0. */
export function onGrid(value: number): number {
  return Math.round(value * PATH_SCALE) + 0;
}

/** An outline's commands, each with its numbers. */
const COMMAND = /([MLQZ])([^MLQZ]*)/g;

/**
 * A glyph's outline on the grid of whole units, each point from the one before: a third shorter.
 *
 * @param outline an SVG path of M, L, Q and Z, as HarfBuzz writes it
 * @param scale new units in an old one
 */
export function relativeOutline(outline: string, scale: number): string {
  let x = 0;
  let y = 0;
  let start: readonly [number, number] = [0, 0];
  let path = '';
  for (const [, command = '', written = ''] of outline.matchAll(COMMAND)) {
    const numbers = written === '' ? [] : written.split(/[ ,]/).map((each) => onGrid(each, scale));
    const from = numbers.map((value, index) => value - (index % 2 === 0 ? x : y));
    path += command.toLowerCase() + from.join(' ').replaceAll(' -', '-');
    [x, y] = command === 'Z' ? start : [numbers.at(-2) ?? x, numbers.at(-1) ?? y];
    if (command === 'M') start = [x, y];
  }
  return path;
}

function onGrid(value: string, scale: number): number {
  return Math.round(Number(value) * scale);
}

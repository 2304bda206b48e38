/** Prints a row of a table: what it is about in so many columns, then its figures, right-aligned. */
export function printRow(what: string, width: number, figures: readonly string[]): void {
  const columns = figures.map((figure) => figure.padStart(11)).join('');
  process.stdout.write(`${what.padEnd(width)}${columns}`.trimEnd().concat('\n'));
}

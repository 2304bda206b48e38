/** Prints a line that `npm test` repeats under the check's name even when all is well. */
export function printFigure(text: string): void {
  process.stdout.write(`figure: ${text}\n`);
}

/** A cell in quotes ends at the first quote that is not one of two. */
const PLAIN = /[^",\r\n]*/y;
const LINE_END = /\r\n?|\n/y;

/**
 * The rows of a file of comma-separated values (RFC 4180), by whatever program: with a byte order
 * mark or without, lines ended by CRLF, LF or CR. An empty line is a row of one empty cell.
 *
 * @throws Error naming the line where it is no such file
 */
export function csvRows(file: string): string[][] {
  const rows: string[][] = [];
  let at = file.startsWith('\uFEFF') ? 1 : 0;

  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const [found] = pattern.exec(file) ?? [];
    at += found?.length ?? 0;
    return found;
  }

  function cell(): string {
    if (file[at] !== '"') return take(PLAIN) ?? '';
    const start = at + 1;
    let end = file.indexOf('"', start);
    while (end >= 0 && file[end + 1] === '"') end = file.indexOf('"', end + 2);
    if (end < 0) throw new Error(`line ${lineOf(at)}: the quote that begins here has no end`);
    at = end + 1;
    return file.slice(start, end).replaceAll('""', '"');
  }

  function lineOf(place: number): number {
    return file.slice(0, place).split(/\r\n?|\n/).length;
  }

  while (at < file.length) {
    const row = [cell()];
    while (file[at] === ',') {
      at += 1;
      row.push(cell());
    }
    if (take(LINE_END) === undefined && at < file.length) {
      throw new Error(
        `line ${lineOf(at)}: expected a comma or the end of the line after ${JSON.stringify(row.at(-1))}; a text with quotes stands in quotes, with each of its own twice`,
      );
    }
    rows.push(row);
  }
  return rows;
}

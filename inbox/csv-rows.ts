import { CsvError, parse } from 'csv-parse/sync';

/**
 * The rows of a file of comma-separated values (RFC 4180), by whatever program: with a byte order
 * mark or without, lines ended by CRLF, LF or CR, which become LF. An empty line is a row of one
 * empty cell.
 *
 * @throws Error naming the row, from 1, where it is no such file
 */
export function csvRows(file: string): string[][] {
  try {
    return parse(file.replace(/\r\n?/g, '\n'), { bom: true, relax_column_count: true });
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    const row = Number(cause['records']) + 1;
    throw new Error(`row ${row}: ${PROBLEMS.get(cause.code) ?? cause.message}`, { cause });
  }
}

const MISPLACED = 'a text with quotes stands in quotes, with each of its own twice';
const PROBLEMS = new Map<string, string>([
  ['CSV_QUOTE_NOT_CLOSED', 'a text in quotes has no end'],
  ['INVALID_OPENING_QUOTE', MISPLACED],
  ['CSV_INVALID_CLOSING_QUOTE', MISPLACED],
]);

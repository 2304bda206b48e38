/** Primary result codes of SQLite (sqlite.org/rescode.html). */
export const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/** SQLite's primary result code in an error that it reported, or undefined. */
export function resultCode(error: unknown): number | undefined {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  return typeof code === 'number' ? code & 0xff : undefined;
}

/** Whether an error says that what is on disk is damaged. */
export function isDamage(error: unknown): boolean {
  const code = resultCode(error);
  return code === CORRUPT || code === NOT_A_DATABASE;
}

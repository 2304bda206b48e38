/** Primary result codes of SQLite (sqlite.org/rescode.html). */
export const SQLITE_BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/** SQLite's primary result code of an error or its cause; undefined if there is none. */
export function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'errcode' in error ? error.errcode : undefined;
  return typeof code === 'number' ? code & 0xff : resultCode(error.cause);
}

/** Whether an error means a damaged file. */
export function isDamage(error: unknown): boolean {
  const code = resultCode(error);
  return code === CORRUPT || code === NOT_A_DATABASE;
}

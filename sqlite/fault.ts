/** Primary result codes of SQLite (sqlite.org/rescode.html). */
export const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/** SQLite's primary result code in an error that it reported, or that has such a cause; or undefined. */
export function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'errcode' in error ? error.errcode : undefined;
  return typeof code === 'number' ? code & 0xff : resultCode(error.cause);
}

/** Whether an error says that what is on disk is damaged. */
export function isDamage(error: unknown): boolean {
  const code = resultCode(error);
  return code === CORRUPT || code === NOT_A_DATABASE;
}

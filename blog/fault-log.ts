/**
 * Logs a read of the store that failed: one line of JSON on stderr, without what was asked for.
 *
 * @param what the read that failed, in words
 */
export function logBlogFault(what: string, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  const line = { level: 'error', time: new Date().toISOString(), reason, msg: `blog: ${what}` };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

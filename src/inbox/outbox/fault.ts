/**
 * A failed delivery's cause in one line without personal data: an error's codes and type, never its
 * message, in which servers repeat addresses and texts.
 */
export function faultInWords(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const known = [
    ...['code', 'originalCode', 'command'].filter((key) => typeof read(error, key) === 'string'),
    ...['responseCode', 'status'].filter((key) => typeof read(error, key) === 'number'),
  ].map((key) => read(error, key));
  if (known.length > 0) return known.join(' ').slice(0, 100);
  return error.cause instanceof Error ? faultInWords(error.cause) : error.name;
}

function read(error: Error, key: string): unknown {
  return Reflect.get(error, key);
}

/**
 * What a failed delivery is put down to, in a line without anything that a visitor wrote: the
 * codes and the kind of an error, never its message, in which servers repeat addresses and texts.
 */
export function faultInWords(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const known = ['code', 'command', 'responseCode', 'status'].flatMap((key) => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
  });
  return (known.length > 0 ? known : [error.name]).join(' ').slice(0, 100);
}

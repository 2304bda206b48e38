/** Comparison key of an address: ignores case, encoding and trailing slashes. */
export function addressKey(path: string): string {
  const bare = path.replace(/(?<!\/)\/+$/, '') || '/';
  return (isReadable(bare) ? decodeURI(bare) : bare).toLowerCase();
}

/**
 * Comparison key of an address with its query: that of its path, then the parameters by name, as
 * they are written: `/Index.php?id=3&a=b` gives `/index.php?a=b&id=3`.
 */
export function questionKey(path: string, query: Iterable<readonly [string, string]>): string {
  const parameters = [...query].map(([name, value]) => `${name}=${value}`).sort();
  return addressKey(path) + (parameters.length === 0 ? '' : `?${parameters.join('&')}`);
}

/** Whether a path is validly percent-encoded. */
export function isReadable(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

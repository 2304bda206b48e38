/** Comparison key of an address: ignores case, encoding and trailing slashes. */
export function addressKey(path: string): string {
  const bare = path.replace(/(?<!\/)\/+$/, '') || '/';
  return (isReadable(bare) ? decodeURI(bare) : bare).toLowerCase();
}

/**
 * Comparison key of an address with its query: the key of its path, then the parameters sorted by
 * name: `/Index.php?id=3&a=b` gives `/index.php?a=b&id=3`.
 */
export function questionKey(path: string, query: URLSearchParams): string {
  const parameters = new URLSearchParams(query);
  parameters.sort();
  return addressKey(path) + (parameters.size === 0 ? '' : `?${parameters}`);
}

/** Whether a path is validly percent-encoded. */
export function isReadable(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

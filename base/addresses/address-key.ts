/** Comparison key of an address: ignores case, encoding and trailing slashes. */
export function addressKey(path: string): string {
  const bare = path.replace(/(?<!\/)\/+$/, '') || '/';
  return (isReadable(bare) ? decodeURI(bare) : bare).toLowerCase();
}

/** Whether a path is validly percent-encoded. */
export function isReadable(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

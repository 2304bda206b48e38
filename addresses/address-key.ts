/** What addresses are told apart by: not upper and lower case, nor how a sign is encoded, nor slashes at the end. */
export function addressKey(path: string): string {
  const bare = path.replace(/(?<!\/)\/+$/, '') || '/';
  return (isReadable(bare) ? decodeURI(bare) : bare).toLowerCase();
}

/** Whether all that is encoded in a path stands for signs. */
export function isReadable(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

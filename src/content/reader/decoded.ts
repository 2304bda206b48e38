const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const LINE_FEED = 10;

/** The text of a file, or where it is none in UTF-8, its first such line and what is expected. */
export function decoded(bytes: Uint8Array): { text: string } | { line: number; expected: string } {
  const text = bytes.includes(0) ? undefined : inUtf8(bytes);
  if (text !== undefined) return { text };
  const expected = 'expected plain text, saved as UTF-8 (in the editor: Save with encoding)';
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(LINE_FEED, start);
    const part = bytes.subarray(start, end < 0 ? undefined : end);
    if (end < 0 || part.includes(0) || inUtf8(part) === undefined) break;
    start = end + 1;
  }
  return { line, expected };
}

function inUtf8(bytes: Uint8Array): string | undefined {
  try {
    return UTF8.decode(bytes);
  } catch {
    return undefined;
  }
}

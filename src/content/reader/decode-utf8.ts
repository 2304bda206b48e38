import { isUtf8 } from 'node:buffer';

const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Decodes UTF-8; for other bytes, returns the expectation for an error message. */
export function decodeUtf8(bytes: Uint8Array): { text: string } | { expected: string } {
  if (isUtf8(bytes) && !bytes.includes(0)) return { text: UTF8.decode(bytes) };
  return { expected: 'expected plain text, saved as UTF-8 (in the editor: Save with encoding)' };
}

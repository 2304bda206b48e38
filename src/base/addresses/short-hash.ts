import { createHash } from 'node:crypto';

/** Enough of a content's hash, eight characters, to tell its versions apart in an address. */
export function shortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

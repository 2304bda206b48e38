import { createHash } from 'node:crypto';

/** The first eight hexadecimal digits of a content's hash: enough to distinguish its versions in an address. */
export function shortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

import { createHash } from 'node:crypto';

/** A digest of texts, in hexadecimal, for comparing without storing them. */
export function digest(...texts: string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
}

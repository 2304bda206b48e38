import { createHash } from 'node:crypto';

/** The SHA-256 of texts, in hexadecimal, for comparing texts without storing them. */
export function digest(...texts: string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
}

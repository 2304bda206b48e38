import { createHash } from 'node:crypto';

/** A digest of texts, for comparing without storing them. */
export function digest(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url');
}

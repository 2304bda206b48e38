import { createHash } from 'node:crypto';

/** What stands for these texts where they need not be known themselves. */
export function digest(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url');
}

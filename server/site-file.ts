import { createHash } from 'node:crypto';
import type { Encoding } from './negotiate.ts';

/** A body to send and the strong ETag of exactly these bytes. */
export interface Variant {
  body: Buffer;
  etag: string;
}

/** A file held in memory: its headers, and its body in every encoding that makes it smaller. */
export interface SiteFile {
  headers: Record<string, string>;
  variants: { identity: Variant } & Partial<Record<Encoding, Variant>>;
}

/** Builds a file from its body, its compressed forms and its headers. */
export function siteFile(
  body: Buffer,
  headers: Record<string, string>,
  compressed: Partial<Record<Encoding, Buffer>> = {},
): SiteFile {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  const file: SiteFile = {
    headers: { ...headers },
    variants: { identity: { body, etag: `"${hash}"` } },
  };
  for (const encoding of ['br', 'gzip'] as const) {
    const smaller = compressed[encoding];
    if (smaller === undefined || smaller.length >= body.length) continue;
    file.variants[encoding] = { body: smaller, etag: `"${hash}-${encoding}"` };
    file.headers['vary'] = 'Accept-Encoding';
  }
  return file;
}

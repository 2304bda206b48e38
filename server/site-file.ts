import { createHash } from 'node:crypto';
import { chooseEncoding, type Encoding } from './negotiate.ts';

/** A body to send and the strong ETag of exactly these bytes. */
export interface Variant {
  encoding: Encoding;
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
  headers: Readonly<Record<string, string>>,
  compressed: Partial<Record<Encoding, Buffer>> = {},
): SiteFile {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  const file: SiteFile = {
    headers: { ...headers },
    variants: { identity: { encoding: 'identity', body, etag: `"${hash}"` } },
  };
  for (const encoding of ['br', 'gzip'] as const) {
    const smaller = compressed[encoding];
    if (smaller === undefined || smaller.length >= body.length) continue;
    file.variants[encoding] = { encoding, body: smaller, etag: `"${hash}-${encoding}"` };
    file.headers['vary'] = 'Accept-Encoding';
  }
  return file;
}

/** What browsers say of encodings is one of few texts, said again with every request. */
const chosen = new Map<string, Encoding>();
const MOST_CHOSEN = 100;

/** The form of a file that an Accept-Encoding header prefers. */
export function variantFor({ variants }: SiteFile, header: string | undefined): Variant {
  const known = header === undefined ? 'identity' : chosen.get(header);
  const best = known && variants[known];
  if (best !== undefined) return best;
  const encoding = chooseEncoding(header, (name) => name in variants);
  const hasAll = 'br' in variants && 'gzip' in variants;
  if (hasAll && header !== undefined && chosen.size < MOST_CHOSEN) chosen.set(header, encoding);
  return variants[encoding] ?? variants.identity;
}

/** Whether an If-None-Match header names these bytes. */
export function isKnown(header: string | undefined, { etag }: Variant): boolean {
  if (header === undefined) return false;
  const known = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag);
}

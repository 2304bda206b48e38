import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { chooseEncoding, type Encoding } from './respond/negotiate.ts';

/** A body to send and the strong ETag of exactly these bytes. */
export interface Variant {
  encoding: Encoding;
  body: Buffer;
  etag: string;
}

/** A file held in memory: its headers, and its body as it is or in every encoding that makes it smaller. */
export interface SiteFile {
  headers: Record<string, string>;
  /** Without `identity` where there is `gzip`: who wants it as it is is rare, and it is most of the memory. */
  variants: Partial<Record<Encoding, Variant>>;
}

/** Builds a file from its body, its compressed forms and its headers. */
export function siteFile(
  body: Buffer,
  headers: Readonly<Record<string, string>>,
  compressed: Partial<Record<Encoding, Buffer>> = {},
): SiteFile {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const file: SiteFile = { headers: { ...headers }, variants: {} };
  for (const encoding of ['br', 'gzip'] as const) {
    const smaller = compressed[encoding];
    if (smaller === undefined || smaller.length >= body.length) continue;
    const own = etag.replace(/"$/, `-${encoding}"`);
    file.variants[encoding] = { encoding, body: alone(smaller), etag: own };
    file.headers['vary'] = 'Accept-Encoding';
  }
  if (!file.variants.gzip)
    file.variants.identity = { encoding: 'identity', body: alone(body), etag };
  return file;
}

/** The same bytes in memory of their own: Node gives small ones a share in a piece of 64 KB, which all of them keep. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** A file as it is. */
export function identityOf({ variants: { identity, gzip } }: SiteFile): Variant {
  if (identity !== undefined) return identity;
  if (gzip === undefined) throw new Error('a file without a body');
  const etag = gzip.etag.replace(/-gzip"$/, '"');
  return {
    encoding: 'identity',
    // Not for an answer without a body.
    get body() {
      return gunzipSync(gzip.body);
    },
    etag,
  };
}

/** What browsers say of encodings is one of few short texts, said again with every request. */
const chosen = new Map<string, Encoding>();
const MOST_CHOSEN = 100;
const LONGEST_CHOSEN = 100;

/** The form of a file that an Accept-Encoding header prefers. */
export function variantFor(file: SiteFile, header: string | undefined): Variant {
  const { variants } = file;
  const known = header === undefined ? 'identity' : chosen.get(header);
  const best = known && variants[known];
  if (best !== undefined) return best;
  const encoding = chooseEncoding(header, (name) => name === 'identity' || name in variants);
  const hasAll = 'br' in variants && 'gzip' in variants;
  if (hasAll && header !== undefined && header.length <= LONGEST_CHOSEN) {
    if (chosen.size >= MOST_CHOSEN) chosen.clear();
    chosen.set(header, encoding);
  }
  return variants[encoding] ?? identityOf(file);
}

/** Whether an If-None-Match header names these bytes. */
export function isKnown(header: string | undefined, { etag }: Variant): boolean {
  if (header === undefined) return false;
  const known = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag);
}

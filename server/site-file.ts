import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { chooseEncoding, type Encoding } from './respond/negotiate.ts';

/** A body to send and the strong ETag of exactly these bytes. */
export interface Variant {
  encoding: Encoding;
  body: Buffer;
  etag: string;
}

/** A file in memory: its headers, and its body in each encoding that makes it smaller. */
export interface SiteFile {
  headers: Record<string, string>;
  /** Without `identity` if there is `gzip`: it is rarely requested, and most of the memory. */
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

/** Copies the bytes out of Node's shared 64 KB pool, which a small buffer would keep alive. */
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

/** Memoized: browsers send one of a few short headers. */
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

/** Whether an If-None-Match header has this ETag. */
export function isKnown(header: string | undefined, { etag }: Variant): boolean {
  if (header === undefined) return false;
  const known = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag);
}

import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { chooseEncoding, type Encoding } from './respond/negotiate.ts';

/** A body in one encoding, with its strong ETag. */
export interface Variant {
  encoding: Encoding;
  body: Buffer;
  etag: string;
}

/** A file in memory: its headers, and its body in every encoding that makes it smaller. */
export interface SiteFile {
  headers: Record<string, string>;
  /** `identity` is left out if there is `gzip`, to save memory: few clients need it. */
  variants: Partial<Record<Encoding, Variant>>;
}

/** Creates a file from its body, headers and compressed forms. */
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
    const variantEtag = etag.replace(/"$/, `-${encoding}"`);
    file.variants[encoding] = { encoding, body: unpooled(smaller), etag: variantEtag };
    file.headers['vary'] = 'Accept-Encoding';
  }
  if (!file.variants.gzip)
    file.variants.identity = { encoding: 'identity', body: unpooled(body), etag };
  return file;
}

/** Copies bytes out of Node's shared 64 KB pool, which small buffers would keep alive. */
function unpooled(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Returns a file uncompressed. */
function identityOf({ variants: { identity, gzip } }: SiteFile): Variant {
  if (identity !== undefined) return identity;
  if (gzip === undefined) throw new Error('a file without a body');
  const etag = gzip.etag.replace(/-gzip"$/, '"');
  return {
    encoding: 'identity',
    // Lazy: HEAD and 304 need no body.
    get body() {
      return gunzipSync(gzip.body);
    },
    etag,
  };
}

/** Cache of negotiated encodings: browsers send few distinct Accept-Encoding values. */
const encodingCache = new Map<string, Encoding>();
const MAX_CACHED = 100;
const MAX_HEADER_LENGTH = 100;

/** Chooses a file's variant by an Accept-Encoding header. */
export function variantFor(file: SiteFile, header: string | undefined): Variant {
  const { variants } = file;
  const known = header === undefined ? 'identity' : encodingCache.get(header);
  const best = known && variants[known];
  if (best !== undefined) return best;
  const encoding = chooseEncoding(header, (name) => name === 'identity' || name in variants);
  const hasAll = 'br' in variants && 'gzip' in variants;
  if (hasAll && header !== undefined && header.length <= MAX_HEADER_LENGTH) {
    if (encodingCache.size >= MAX_CACHED) encodingCache.clear();
    encodingCache.set(header, encoding);
  }
  return variants[encoding] ?? identityOf(file);
}

/** Whether an If-None-Match header matches a variant. */
export function isNotModified(header: string | undefined, { etag }: Variant): boolean {
  if (header === undefined) return false;
  const known = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag);
}

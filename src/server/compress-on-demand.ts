import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { Encoding } from './respond/negotiate.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Quality 11 would shrink a page by a further tenth but take 80 ms of CPU instead of 1. */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  // 64 KB window, enough for a page; allocating the default 4 MB takes as long as rendering one.
  [constants.BROTLI_PARAM_LGWIN]: 16,
};

/** Compresses a page with brotli and gzip. */
export async function compressed(page: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const [br, gzipped] = await Promise.all([brotliAsync(page, { params: BROTLI }), gzipAsync(page)]);
  return { br, gzip: gzipped };
}

/**
 * Returns a streaming compressor, or undefined for identity. It flushes after every chunk, so that
 * visitors see each part as soon as it is rendered.
 */
export function compressorFor(encoding: Encoding): Transform | undefined {
  if (encoding === 'gzip') return createGzip({ flush: constants.Z_SYNC_FLUSH });
  if (encoding !== 'br') return undefined;
  return createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: BROTLI });
}

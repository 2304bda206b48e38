import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { Encoding } from './respond/negotiate.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Quality 11 would make a page a tenth smaller and take the processor 80 ms instead of one. */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  // A page is smaller than 64 KB; the usual window of 4 MB would cost as much time as the page itself.
  [constants.BROTLI_PARAM_LGWIN]: 16,
};

/** A page in each compressed form. */
export async function compressed(page: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const [br, gzipped] = await Promise.all([brotliAsync(page, { params: BROTLI }), gzipAsync(page)]);
  return { br, gzip: gzipped };
}

/**
 * A stream that compresses a page, or undefined for `identity`. It flushes after every chunk, so that
 * the visitor sees what is ready while the rest is rendered.
 */
export function compressorFor(encoding: Encoding): Transform | undefined {
  if (encoding === 'gzip') return createGzip({ flush: constants.Z_SYNC_FLUSH });
  if (encoding !== 'br') return undefined;
  return createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: BROTLI });
}

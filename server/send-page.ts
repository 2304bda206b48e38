import { pipeline, Readable, type Transform } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isCompressible, isHtml, isSvg } from './content-types.ts';
import { CLOSED_CSP, HTML_HEADERS, SVG_CSP } from './headers.ts';
import { chooseEncoding, type Encoding } from './negotiate.ts';

/** Higher qualities would make a visitor wait for the processor instead of the network. */
const brotliQuality = 5;

/**
 * Sends a rendered page as it comes, compressed chunk by chunk.
 *
 * @param policy the Content-Security-Policy of an HTML page that brings none
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Response,
  policy: string = CLOSED_CSP,
): FastifyReply {
  const type = page.headers.get('content-type') ?? '';
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  if (isHtml(type)) reply.headers({ ...HTML_HEADERS, 'content-security-policy': policy });
  if (isSvg(type)) reply.header('content-security-policy', SVG_CSP);
  reply.code(page.status);
  for (const [name, value] of page.headers) reply.header(name, value);
  const body =
    page.body instanceof ReadableStream ? Readable.fromWeb(page.body) : Readable.from([]);
  return reply.send(isCompressible(type) ? compressed(request, reply, body) : body);
}

function compressed(request: FastifyRequest, reply: FastifyReply, body: Readable): Readable {
  reply.header('vary', 'Accept-Encoding');
  if (reply.hasHeader('content-encoding')) return body;
  const encoding = chooseEncoding(request.headers['accept-encoding'], () => true);
  const compressor = compressorFor(encoding);
  if (compressor === undefined) return body;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  // A failure on either side ends both, and whoever reads the result learns of it.
  return pipeline(body, compressor, () => {});
}

/** Flushing after every chunk lets the visitor see what is ready while the rest is rendered. */
function compressorFor(encoding: Encoding): Transform | undefined {
  if (encoding === 'gzip') return createGzip({ flush: constants.Z_SYNC_FLUSH });
  if (encoding !== 'br') return undefined;
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      // A page is smaller than 64 KB; the usual window of 4 MB would cost as much time as the page itself.
      [constants.BROTLI_PARAM_LGWIN]: 16,
    },
  });
}

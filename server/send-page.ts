import { pipeline, type Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isCompressible, isHtml, isSvg } from './content-types.ts';
import { CLOSED_CSP, HTML_HEADERS, SVG_CSP } from './headers.ts';
import type { Site } from './load-site.ts';
import { chooseEncoding, type Encoding } from './negotiate.ts';
import type { PageAnswer } from './page-answer.ts';
import { sendProblem } from './problem.ts';
import { PROBLEMS } from './problems.ts';
import { sendFile } from './static-files.ts';

/** Higher qualities would make a visitor wait for the processor instead of the network. */
const brotliQuality = 5;

/**
 * Sends a rendered page with `status`, by default the page's own, compressing it chunk by chunk.
 * A missing page without a body of its own becomes the site's 404, a failed one a short page.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageAnswer | undefined,
  site: Site,
  status = page?.statusCode,
): FastifyReply {
  const type = String(page?.headers['content-type'] ?? '');
  if (page === undefined || status === undefined || (status === 404 && !isHtml(type))) {
    page?.destroy();
    return sendFile(request, reply, site.notFound, 404);
  }
  if (status >= 500 && !isHtml(type)) {
    page.destroy();
    return sendProblem(request, reply, PROBLEMS[500]);
  }
  const caching = reply.getHeader('cache-control') ?? 'no-cache';
  reply.code(status).headers({ 'cache-control': caching, ...page.headers });
  if (isHtml(type)) reply.headers(HTML_HEADERS);
  if (page.headers['content-security-policy'] === undefined) {
    const policy = missingPolicy(type, status, site);
    if (policy) reply.header('content-security-policy', policy);
  }
  return reply.send(isCompressible(type) ? compressed(request, reply, page) : page);
}

/** The static 404 page is what a handler shows for a missing page, so its policy fits. */
function missingPolicy(type: string, status: number, site: Site): string | undefined {
  if (isSvg(type)) return SVG_CSP;
  if (!isHtml(type)) return undefined;
  return (status === 404 && site.notFound.headers['content-security-policy']) || CLOSED_CSP;
}

function compressed(request: FastifyRequest, reply: FastifyReply, page: PageAnswer): Readable {
  reply.header('vary', 'Accept-Encoding');
  if (page.headers['content-encoding'] !== undefined) return page;
  const encoding = chooseEncoding(request.headers['accept-encoding'], () => true);
  const compressor = compressorFor(encoding);
  if (compressor === undefined) return page;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  // A failure on either side ends both, and whoever reads the result learns of it.
  return pipeline(page, compressor, () => {});
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

import { pipeline, Readable } from 'node:stream';
import { compressorFor } from './compress-on-demand.ts';
import { isCompressible } from './respond/content-types.ts';
import { chooseEncoding } from './respond/negotiate.ts';
import { isNotModified, type SiteFile, variantFor } from './site-file.ts';

/** Returns a file in the request's preferred encoding, or 304 if its ETag matches. */
export function fileResponse(request: Headers, file: SiteFile, status = 200): Response {
  const variant = variantFor(file, request.get('accept-encoding') ?? undefined);
  const headers = new Headers(file.headers);
  if (status === 200) {
    headers.set('etag', variant.etag);
    if (isNotModified(request.get('if-none-match') ?? undefined, variant)) {
      return new Response(null, { status: 304, headers });
    }
  }
  if (variant.encoding !== 'identity') headers.set('content-encoding', variant.encoding);
  headers.set('content-length', `${variant.body.length}`);
  return new Response(new Uint8Array(variant.body), { status, headers });
}

/** Compresses a streaming response in the request's preferred encoding. */
export function compressedResponse(request: Headers, response: Response): Response {
  const { body, status } = response;
  const headers = new Headers(response.headers);
  if (!isCompressible(headers.get('content-type') ?? '')) return response;
  headers.set('vary', 'Accept-Encoding');
  const encoding = chooseEncoding(request.get('accept-encoding') ?? undefined, () => true);
  const compressor = compressorFor(encoding);
  if (!compressor || body === null) return new Response(body, { status, headers });
  headers.set('content-encoding', encoding);
  // Takes the errors of both streams, which would end the process; the reader gets them too.
  pipeline(Readable.from(body), compressor, () => {});
  return new Response(toWebStream(compressor), { status, headers });
}

function toWebStream(source: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks: AsyncIterator<Buffer<ArrayBuffer>> = source[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void source.destroy(),
  });
}

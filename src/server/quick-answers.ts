import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasOneHost } from './host-header.ts';
import { isNotModified, type SiteFile, type Variant, variantFor } from './site-file.ts';

/** Response heads of one variant, as flat lists of names and values. */
interface Heads {
  ok: string[];
  /** The headers of a 304. */
  notModified: string[];
}

/**
 * Creates a handler that answers from memory by request target alone. It returns false for anything
 * else: queries, other methods, invalid requests.
 *
 * @param find returns the file at a target such as /about, if cached
 * @param baseHeaders headers of every response
 */
export function quickAnswers(
  find: (target: string) => SiteFile | undefined,
  baseHeaders: Readonly<Record<string, string>>,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const prepared = new WeakMap<Variant, Heads>();
  const headsOf = (file: SiteFile, variant: Variant): Heads => {
    const heads = prepared.get(variant) ?? prepare(baseHeaders, file, variant);
    prepared.set(variant, heads);
    return heads;
  };

  return (request, response) => {
    const { method, url = '', headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || hasBody(headers)) return false;
    if (!hasOneHost(request)) return false;
    const file = find(url);
    if (file === undefined) return false;
    const variant = variantFor(file, headers['accept-encoding']);
    const { ok, notModified } = headsOf(file, variant);
    if (isNotModified(headers['if-none-match'], variant)) {
      response.writeHead(304, notModified).end();
    } else {
      response.writeHead(200, ok).end(method === 'HEAD' ? undefined : variant.body);
    }
    return true;
  };
}

/** Bodies are left to the routes. */
function hasBody(headers: IncomingMessage['headers']): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

function prepare(
  baseHeaders: Readonly<Record<string, string>>,
  file: SiteFile,
  { body, etag, encoding }: Variant,
): Heads {
  const notModified = Object.entries({ ...baseHeaders, ...file.headers, etag }).flat();
  const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
  return { notModified, ok: [...notModified, ...coding, 'content-length', `${body.length}`] };
}

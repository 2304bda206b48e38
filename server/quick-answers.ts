import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnown, type SiteFile, type Variant, variantFor } from './site-file.ts';

/** Raw headers of one variant: names and values in turn. */
interface Heads {
  whole: string[];
  /** For 304. */
  known: string[];
}

/**
 * Answers plain GET and HEAD requests from memory. Returns false for everything else, such as
 * queries, other methods and malformed requests: the routes answer those.
 *
 * @param find the ready answer for a target such as /about, if any
 * @param everywhere headers of every response
 */
export function quickAnswers(
  find: (target: string) => SiteFile | undefined,
  everywhere: Readonly<Record<string, string>>,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const prepared = new WeakMap<Variant, Heads>();
  const headsOf = (file: SiteFile, variant: Variant): Heads => {
    const heads = prepared.get(variant) ?? prepare(everywhere, file, variant);
    prepared.set(variant, heads);
    return heads;
  };

  return ({ method, url = '', headers }, response) => {
    if ((method !== 'GET' && method !== 'HEAD') || hasBody(headers)) return false;
    const file = find(url);
    if (file === undefined) return false;
    const variant = variantFor(file, headers['accept-encoding']);
    const { whole, known } = headsOf(file, variant);
    if (isKnown(headers['if-none-match'], variant)) {
      response.writeHead(304, known).end();
    } else {
      response.writeHead(200, whole).end(method === 'HEAD' ? undefined : variant.body);
    }
    return true;
  };
}

/** The routes read or refuse a body. */
function hasBody(headers: IncomingMessage['headers']): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

function prepare(
  everywhere: Readonly<Record<string, string>>,
  file: SiteFile,
  { body, etag, encoding }: Variant,
): Heads {
  const known = Object.entries({ ...everywhere, ...file.headers, etag }).flat();
  const coded = encoding === 'identity' ? [] : ['content-encoding', encoding];
  return { known, whole: [...known, ...coded, 'content-length', `${body.length}`] };
}

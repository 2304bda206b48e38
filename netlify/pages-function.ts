import { isReadable } from '../addresses/address-key.ts';
import type { Ages } from '../blog/cache/ages.ts';
import type { Posts } from '../blog/posts.ts';
import { FIND_PATH, NEAR, NUMBER } from '../notices/addresses.ts';
import { typedIn } from '../notices/typed-in.ts';
import { securityHeaders } from '../server/headers.ts';
import { pageHeaders } from '../server/page-headers.ts';
import { type Pages, visitedRoutes } from '../server/pages.ts';
import { policyOnDemand } from '../server/policies.ts';
import { REDIRECT_HEADERS, redirectedTo } from '../server/redirects.ts';
import { isKnown, siteFile } from '../server/site-file.ts';
import { withoutEndSlash } from '../server/without-end-slash.ts';
import type { BuiltFacts, WholePage } from './built-facts.ts';
import { type RenderedPage, renderWhole } from './render-whole.ts';

/** What the function is put together from. */
export interface FunctionParts {
  pages: Pages;
  posts: Posts;
  /** How long what is read of them may be shown. */
  ages: Pick<Ages, 'freshFor' | 'staleFor'>;
  built: BuiltFacts;
  /** See `policyOnDemand`. */
  imageHost: string | undefined;
  /** Told of each page that failed. */
  onFault: (error: unknown) => void;
}

type Headers = Readonly<Record<string, string>>;

/** What is kept at Netlify's edge: by which part of an address, and where it is not. */
const BY_ADDRESS = { 'netlify-vary': `query=category|page|${NUMBER}|${NEAR}` };
const NOT_KEPT = { 'cache-control': 'no-store' };

/** Answers GET and HEAD for every page on demand, and POST for a number that is typed: a function from Request to Response. */
export function pagesFunction(parts: FunctionParts): (request: Request) => Promise<Response> {
  const { built, onFault } = parts;
  const everywhere = securityHeaders(built.siteUrl);
  const redirects = new Map(built.redirects);
  const kept = keptAtEdge(parts.ages);
  const routeAt = (path: string) =>
    visitedRoutes(parts.pages).find(({ pattern }) => pattern.test(path));

  async function answer(request: Request): Promise<Response> {
    const { pathname, search, searchParams } = new URL(request.url);
    const moved = redirectedTo(redirects, pathname + search);
    if (moved !== undefined) return redirect(moved, REDIRECT_HEADERS);
    const target = withoutEndSlash(pathname + search);
    if (target !== undefined) return redirect(target);
    const found = isReadable(pathname) ? routeAt(decodeURI(pathname)) : undefined;
    if (found === undefined) return whole(built.notFound, 404, kept);
    const isPosted = request.method === 'POST';
    if (isPosted && pathname !== FIND_PATH) return whole(built.notFound, 404, NOT_KEPT);
    const typed = isPosted ? typedIn(await request.text()) : undefined;
    const page = await renderWhole(pathname + search, parts.pages, parts.posts, typed);
    const { status } = page.response;
    if (status === 500) return whole(built.fault, 500, NOT_KEPT);
    if (status >= 300 && status < 400)
      return new Response(null, {
        status,
        headers: { ...pageHeaders(page.response, ''), ...NOT_KEPT },
      });
    if (page.body.length === 0)
      return whole(built.notFound, status, status === 404 ? kept : NOT_KEPT);
    const policy = policyOnDemand(found.route, built.policies, parts.imageHost);
    const isAnswer = searchParams.has(NUMBER) || searchParams.has(NEAR);
    const isKept = page.isWhole && status < 500 && !isAnswer;
    const headers = {
      ...pageHeaders(page.response, policy),
      ...(isKept && kept),
      ...(isAnswer && NOT_KEPT),
    };
    return bytes(request, status, page.body, headers);
  }

  return async (request) => {
    const response = await answer(request).catch((error: unknown) => {
      onFault(error);
      return whole(built.fault, 500, NOT_KEPT);
    });
    for (const [name, value] of Object.entries(everywhere)) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    return request.method === 'HEAD' ? new Response(null, response) : response;
  };
}

function keptAtEdge({ freshFor, staleFor }: FunctionParts['ages']): Headers {
  const [fresh, stale] = [freshFor, staleFor].map((milliseconds) => milliseconds / 1000);
  const ages = `max-age=${fresh}, stale-while-revalidate=${stale}`;
  return { ...BY_ADDRESS, 'netlify-cdn-cache-control': `public, durable, ${ages}` };
}

function redirect(location: string, further: Headers = {}): Response {
  return new Response(null, { status: 301, headers: { location, ...further } });
}

function whole({ html, headers }: WholePage, status: number, further: Headers): Response {
  return new Response(html, { status, headers: { ...headers, ...further } });
}

/** A page, or 304 where the visitor has it. */
function bytes(
  request: Request,
  status: number,
  body: RenderedPage['body'],
  headers: Headers,
): Response {
  const { identity } = siteFile(Buffer.from(body), headers).variants;
  if (status !== 200 || identity === undefined) return new Response(body, { status, headers });
  const tagged = { ...headers, etag: identity.etag };
  const known = isKnown(request.headers.get('if-none-match') ?? undefined, identity);
  return new Response(known ? null : body, { status: known ? 304 : 200, headers: tagged });
}

import { isReadable } from '../../base/addresses/address-key.ts';
import type { Posts } from '../../blog/posts.ts';
import type { Outcome } from '../../inbox/receive/form-receiver.ts';
import { FIND_PATH, postedNumber } from '../../papers/addresses.ts';
import { handleForm, isForm } from './handle-form.ts';
import { securityHeaders } from './headers.ts';
import {
  type KnownPages,
  locatePage,
  NOT_FOUND,
  type PageLocation,
  POSTED_NUMBER,
  REJECTED_FORM,
} from './locate-page.ts';
import { type PageDependencies, pageDependencies } from './page-dependencies.ts';
import type { Pages } from './pages.ts';
import { PROBLEMS, type Problem, problemResponse } from './problem.ts';
import { type Redirects, redirectFrom } from './redirects.ts';
import { type InputLocals, renderPage } from './render-page.ts';
import type { DatedStatus } from './site-status.ts';

/** The built site and its settings. */
export interface Site extends Omit<KnownPages, 'isReady'> {
  render: Pages['render'];
  /** Content-Security-Policies by route. */
  policies: Readonly<Record<string, string>>;
  /** Redirects from old addresses. */
  redirects: Redirects;
  /** Public origin. */
  siteUrl: string;
  /** The site's statuses (draft, announcement, closure), by their first day. */
  statuses: readonly DatedStatus[];
  /** Further host allowed for pictures in posts. */
  imageHost: string | undefined;
}

/**
 * Responds with a page. A host may serve it from a cache, or queue the rendering. The response is a
 * 404 without a body if there is no such page.
 */
export type ServePage = (
  page: PageLocation,
  reads: PageDependencies,
  render: (isBuffered: boolean) => Promise<Response>,
) => Promise<Response>;

interface RequestContext {
  posts: Posts;
  /** The day in Texas, YYYY-MM-DD. */
  day: string;
  show: ServePage;
  /** See `KnownPages`. */
  isReady?: KnownPages['isReady'];
  /** Stores a contact form; without it the form is disabled. */
  receive?(body: string): Promise<Outcome>;
}

export const POST_PATHS: readonly string[] = ['/', FIND_PATH];

/**
 * Answers a request: redirects, missing pages, forms, policies and headers. The response may still
 * be streaming.
 *
 * @throws any error of rendering and of `receive`
 */
export async function respond(
  request: Request,
  site: Site,
  context: RequestContext,
): Promise<Response> {
  return withBaseHeaders(await responseTo(request, site, context), site.siteUrl);
}

/** Adds the security headers that a response lacks. */
export function withBaseHeaders(response: Response, siteUrl: string): Response {
  for (const [name, value] of Object.entries(securityHeaders(siteUrl))) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}

async function responseTo(request: Request, site: Site, visit: RequestContext): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const problem = (details: Problem) =>
    problemResponse(details, request.headers.get('accept') ?? undefined);
  if (!isReadable(pathname)) return problem(PROBLEMS[400]);
  const page = pageShower(site, visit);

  if (request.method === 'GET' || request.method === 'HEAD') {
    const redirect = redirectFrom(pathname + search, site.redirects);
    if (redirect) return redirect;
    const reads = pageDependencies(visit.posts, visit.day, site.statuses);
    const known = { ...site, isReady: visit.isReady ?? (() => false) };
    const located = await locatePage(decodeURI(pathname), searchParams, known, reads.posts);
    const reply = await page(located, {}, reads);
    return reply.status === 404 && reply.body === null ? page(NOT_FOUND, {}, reads) : reply;
  }
  if (request.method === 'POST' && pathname === '/' && visit.receive) {
    return handleForm(request, {
      siteUrl: site.siteUrl,
      receive: visit.receive,
      showErrors: async (rejection) => {
        const response = await page(REJECTED_FORM, { rejection });
        return response.status === 422 ? response : undefined;
      },
    });
  }
  if (request.method === 'POST' && pathname === FIND_PATH) {
    if (!isForm(request)) return problem({ ...PROBLEMS[400], status: 415 });
    return page(POSTED_NUMBER, { typed: postedNumber(await request.text()) });
  }
  const refused = problem(PROBLEMS[405]);
  refused.headers.set('allow', POST_PATHS.includes(pathname) ? 'GET, HEAD, POST' : 'GET, HEAD');
  return refused;
}

/** Returns a function that responds with a page through the host's `show`. */
function pageShower(site: Site, { posts, day, show }: RequestContext) {
  return (
    located: PageLocation,
    locals: InputLocals = {},
    reads = pageDependencies(posts, day, site.statuses),
  ) =>
    show(located, reads, (isBuffered) =>
      renderPage(located, site, { reads, isBuffered, ...locals }),
    );
}

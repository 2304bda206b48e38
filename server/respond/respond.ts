import { isReadable } from '../../addresses/address-key.ts';
import type { Posts } from '../../blog/posts.ts';
import type { Outcome } from '../../inbox/receive/receive.ts';
import { FIND_PATH } from '../../notices/addresses.ts';
import { typedIn } from '../../notices/typed-in.ts';
import { withoutEndSlash } from './end-slash.ts';
import { securityHeaders } from './headers.ts';
import {
  CHECK,
  type KnownPages,
  type Located,
  locatePage,
  NOT_FOUND,
  NUMBER,
} from './locate-page.ts';
import { type PageReads, pageReads } from './page-reads.ts';
import type { Pages } from './pages.ts';
import { type Problem, problemResponse } from './problem.ts';
import { PROBLEMS } from './problems.ts';
import { REDIRECT_HEADERS, type Redirects, redirectedTo } from './redirects.ts';
import { type InputLocals, renderPage } from './render-page.ts';
import { isForm, takeForm } from './take-form.ts';

/** The built site and its settings. */
export interface Site extends Omit<KnownPages, 'isReady'> {
  render: Pages['render'];
  /** Content-Security-Policies by route. */
  policies: Readonly<Record<string, string>>;
  /** Old addresses. */
  redirects: Redirects;
  /** The origin that visitors see. */
  siteUrl: string;
  /** A further host whose pictures posts may show. */
  imageHost: string | undefined;
}

/**
 * Shows a page by rendering it; a host may answer from memory instead, or wait until there is room.
 * Answers 404 without a body where there is nothing.
 */
export type Show = (
  page: Located,
  reads: PageReads,
  render: (isPatient: boolean) => Promise<Response>,
) => Promise<Response>;

const atOnce: Show = (_page, _reads, render) => render(true);

/** What an answer depends on besides the request and the site. */
export interface Visit {
  posts: Posts;
  /** The day in Texas, YYYY-MM-DD. */
  day: string;
  /** Renders at once, and completely, unless given. */
  show?: Show;
  /** See `KnownPages`. */
  isReady?: KnownPages['isReady'];
  /** Stores a posted contact form; without it no form is accepted. */
  receive?(body: string): Promise<Outcome>;
  /** Whether a path is a file other than a page. */
  isFile?(path: string): boolean;
}

/** Where forms are posted to. */
export const POSTED: readonly string[] = ['/', FIND_PATH];

/**
 * Answers a request: the one place for redirects, missing pages, forms, policies and headers. The
 * body may be streamed.
 *
 * @throws what rendering and `receive` throw
 */
export async function respond(request: Request, site: Site, visit: Visit): Promise<Response> {
  const response = await answer(request, site, visit);
  for (const [name, value] of Object.entries(securityHeaders(site.siteUrl))) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}

async function answer(request: Request, site: Site, visit: Visit): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const problem = (known: Problem) =>
    problemResponse(known, request.headers.get('accept') ?? undefined);
  if (!isReadable(pathname)) return problem(PROBLEMS[400]);
  const page = pageOf(site, visit);

  if (request.method === 'GET' || request.method === 'HEAD') {
    const redirect = redirectFrom(pathname + search, site.redirects);
    if (redirect) return redirect;
    const reads = pageReads(visit.posts, visit.day);
    const known = { ...site, isReady: visit.isReady ?? (() => false) };
    const located = await locatePage(decodeURI(pathname), searchParams, known, reads.posts);
    const found = await page(located, {}, reads);
    return found.status === 404 && found.body === null ? page(NOT_FOUND, {}, reads) : found;
  }
  if (request.method === 'POST' && pathname === '/' && visit.receive) {
    return takeForm(request, {
      siteUrl: site.siteUrl,
      receive: visit.receive,
      check: async (refusal) => {
        const checked = await page(CHECK, { refusal });
        return checked.status === 422 ? checked : undefined;
      },
    });
  }
  if (request.method === 'POST' && pathname === FIND_PATH) {
    if (!isForm(request)) return problem({ ...PROBLEMS[400], status: 415 });
    return page(NUMBER, { typed: typedIn(await request.text()) });
  }
  return refuseMethod(decodeURI(pathname), site, visit, problem);
}

/** Renders pages as the host does. */
function pageOf(site: Site, { posts, day, show = atOnce }: Visit) {
  return (located: Located, locals: InputLocals = {}, reads = pageReads(posts, day)) =>
    show(located, reads, (isPatient) => renderPage(located, site, { reads, isPatient, ...locals }));
}

/** Redirects old addresses, and removes trailing slashes. */
function redirectFrom(target: string, redirects: Redirects): Response | undefined {
  const moved = redirectedTo(redirects, target);
  const location = moved ?? withoutEndSlash(target);
  if (location === undefined) return undefined;
  const headers = { location, ...(moved !== undefined && REDIRECT_HEADERS) };
  return new Response(null, { status: 301, headers });
}

/** 405 with the allowed methods, or 404 if nothing is there. */
async function refuseMethod(
  path: string,
  site: Site,
  visit: Visit,
  problem: (known: Problem) => Response,
): Promise<Response> {
  const isKnown =
    visit.isFile?.(path) ||
    path === '/' ||
    site.routes.some(({ route, pattern }) => route !== CHECK.route && pattern.test(path)) ||
    redirectedTo(site.redirects, path) !== undefined;
  if (!isKnown) return pageOf(site, visit)(NOT_FOUND);
  const refused = problem(PROBLEMS[405]);
  refused.headers.set('allow', POSTED.includes(path) ? 'GET, HEAD, POST' : 'GET, HEAD');
  return refused;
}

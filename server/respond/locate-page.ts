import {
  canonicalListAddress,
  LIST_PATH,
  listQuery,
  NO_POST_PATH,
  placeAsked,
} from '../../blog/addresses.ts';
import { inTime } from '../../blog/in-time.ts';
import { slugSchema } from '../../blog/post.ts';
import type { Posts } from '../../blog/posts.ts';
import { addressOf, askedBy, FIND_PATH, WRITE_PATH } from '../../notices/addresses.ts';
import type { Pages } from './pages.ts';

/** A page to render. */
export interface Located {
  /** The canonical address, such as /blog?page=2. */
  address: string;
  /** Astro's route pattern, such as /blog/[slug]. */
  route: string;
  /** Set if the page answers typed input: it is never cached. */
  input?: 'answer' | 'number' | 'form';
}

/** The page of a refused form, which only ever answers that form. */
export const CHECK: Located = { address: '/contact/check', route: '/contact/check', input: 'form' };

/** The page that redirects from a posted number. */
export const NUMBER: Located = { address: FIND_PATH, route: FIND_PATH, input: 'number' };

/** The 404 page. */
export const NOT_FOUND: Located = { address: '/not-found', route: '/not-found' };

const POST_ROUTE = '/blog/[slug]';
const NO_POST: Located = { address: NO_POST_PATH, route: POST_ROUTE };

/** The list of services, shown below it where there is no such service (specification, section 2). */
const SERVICES: Located = { address: '/services', route: '/services' };

/** Routes with parameters whose pages are all known at build time. */
const LISTED = ['/services/[slug]', '/find/[code]'];
/** Pages, besides the list of posts, that read a query. */
const NUMBERED = [FIND_PATH, WRITE_PATH];
/** Characters in pages' addresses. */
const PLAIN = /^[\w/.-]+$/;
/** How long to check that a post or category exists before rendering anyway, in milliseconds. */
const LOOKUP_MS = 200;

/** What locating a page needs. */
export interface KnownPages extends Pick<Pages, 'routes'> {
  /** Whether a path of such a route has a page. */
  isListed(path: string): boolean;
  /** Whether the page at an address is cached. */
  isReady(address: string): boolean;
}

/**
 * The page for a path and query. Unknown addresses get the list of services, the page for missing
 * posts, or the 404 page.
 *
 * @param path decoded
 */
export async function locatePage(
  path: string,
  query: URLSearchParams,
  known: KnownPages,
  posts: Posts,
): Promise<Located> {
  const route = known.routes.find(({ pattern }) => pattern.test(path))?.route;
  if (path.startsWith(`${SERVICES.address}/`) && !known.isListed(path)) return SERVICES;
  if (route === undefined || route === CHECK.route) return NOT_FOUND;
  if (LISTED.includes(route) && !known.isListed(path)) return NOT_FOUND;
  const page = { address: path, route };
  if (route === POST_ROUTE) return (await isThere(path, known, posts)) ? page : NO_POST;
  if (!PLAIN.test(path)) return NOT_FOUND;
  if (route === LIST_PATH) return { address: await listAddress(query, posts), route };
  if (!NUMBERED.includes(route)) return page;
  const address = addressOf(path, askedBy(query));
  return address === path ? page : { address, route, input: 'answer' };
}

/** Whether to render a post's page: true also if its existence is not known in time. */
async function isThere(path: string, known: KnownPages, posts: Posts): Promise<boolean> {
  const slug = slugSchema.safeParse(path.slice(LIST_PATH.length + 1));
  if (!slug.success || path === NO_POST_PATH) return false;
  if (known.isReady(path)) return true;
  const found = posts.bySlug(slug.data).then((post) => post !== undefined);
  return (await inTime(found, LOOKUP_MS)) ?? true;
}

/** The canonical address of a page of the list; as requested if categories are not known in time. */
async function listAddress(query: URLSearchParams, posts: Posts): Promise<string> {
  const address = await inTime(canonicalListAddress(query, posts), LOOKUP_MS);
  return address ?? LIST_PATH + listQuery(placeAsked(query));
}

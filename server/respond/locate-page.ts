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
  /** The one address of all that show the same, such as /blog?page=2. */
  address: string;
  /** As Astro writes it, such as /blog/[slug]. */
  route: string;
  /** Set where the page answers what somebody typed: it is stored nowhere. */
  input?: 'answer' | 'number' | 'form';
}

/** The page of a refused form, which only ever answers that form. */
export const CHECK: Located = { address: '/contact/check', route: '/contact/check', input: 'form' };

/** The page that leads on from a number that was posted to it. */
export const NUMBER: Located = { address: FIND_PATH, route: FIND_PATH, input: 'number' };

/** What is shown where nothing else is. */
export const NOT_FOUND: Located = { address: '/not-found', route: '/not-found' };

const POST_ROUTE = '/blog/[slug]';
const NO_POST: Located = { address: NO_POST_PATH, route: POST_ROUTE };

/** The list of services, shown below it where there is no such service (specification, section 2). */
const SERVICES: Located = { address: '/services', route: '/services' };

/** Routes of several pages, all of which are known when the site is built. */
const LISTED = ['/services/[slug]', '/find/[code]'];
/** The pages, besides the list of posts, to which a query means something. */
const NUMBERED = [FIND_PATH, WRITE_PATH];
/** The characters that addresses of pages have. */
const PLAIN = /^[\w/.-]+$/;
/** How long to look for a post, or a category, before its page is rendered without knowing; in milliseconds. */
const LOOKUP_MS = 200;

/** What is known of the site before a page is rendered. */
export interface KnownPages extends Pick<Pages, 'routes'> {
  /** Whether there is a page at a path of the routes whose pages are all known. */
  isListed(path: string): boolean;
  /** Whether the page at an address can be shown without rendering it. */
  isReady(address: string): boolean;
}

/**
 * Finds the page that a path and query show. An address without a page of its own shows the list of
 * services, the page for missing posts, or the page for missing pages.
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

/** Whether a post's page is to be rendered: also where it is not known in time whether there is a post. */
async function isThere(path: string, known: KnownPages, posts: Posts): Promise<boolean> {
  const slug = slugSchema.safeParse(path.slice(LIST_PATH.length + 1));
  if (!slug.success || path === NO_POST_PATH) return false;
  if (known.isReady(path)) return true;
  const found = posts.bySlug(slug.data).then((post) => post !== undefined);
  return (await inTime(found, LOOKUP_MS)) ?? true;
}

/** The address of a page of the list; where the categories are not known in time, as it was asked for. */
async function listAddress(query: URLSearchParams, posts: Posts): Promise<string> {
  const address = await inTime(canonicalListAddress(query, posts), LOOKUP_MS);
  return address ?? LIST_PATH + listQuery(placeAsked(query));
}

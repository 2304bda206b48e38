import { withTimeout } from '../../base/with-timeout.ts';
import {
  canonicalListAddress,
  LIST_PATH,
  listQuery,
  NO_POST_PATH,
  requestedPage,
} from '../../blog/addresses.ts';
import { slugSchema } from '../../blog/post.ts';
import type { Posts } from '../../blog/posts.ts';
import { FIND_PATH } from '../../papers/addresses.ts';
import { canonicalLookupAddress } from '../../papers/canonical-lookup-address.ts';
import { paperOfDeadline } from '../../papers/deadline-address.ts';
import type { Pages } from './pages.ts';

export interface PageLocation {
  /** Canonical address, such as /blog?page=2. */
  address: string;
  /** Astro's route pattern, such as /blog/[slug]. */
  route: string;
  /** The kind of visitor input that the page depends on; if set, the page is not cached. */
  input?: 'lookup' | 'deadline' | 'number' | 'form';
}

/** The page for a form with errors; GET does not reach it. */
export const REJECTED_FORM: PageLocation = {
  address: '/contact/check',
  route: '/contact/check',
  input: 'form',
};

/** The result of a number posted to /find. */
export const POSTED_NUMBER: PageLocation = {
  address: FIND_PATH,
  route: FIND_PATH,
  input: 'number',
};

/** The 404 page. */
export const NOT_FOUND: PageLocation = { address: '/not-found', route: '/not-found' };

export const POST_ROUTE = '/blog/[slug]';
const NO_POST: PageLocation = { address: NO_POST_PATH, route: POST_ROUTE };

/** The list of services, also shown for unknown services (specification, section 2). */
const SERVICES: PageLocation = { address: '/services', route: '/services' };

/** Dynamic routes, such as /services/[slug]. */
const ONE_OF_MANY = /^\/[a-z]+\/\[[a-z]+\]$/;
/** Characters allowed in page addresses. */
const SAFE_PATH = /^[\w/.-]+$/;
/** How long to wait for a post or the categories before rendering without them, in milliseconds. */
const LOOKUP_MS = 200;

/** The facts about pages that are known before rendering. */
export interface KnownPages extends Pick<Pages, 'routes'> {
  /** Whether the build lists a page of a dynamic route at this path. */
  isListed(path: string): boolean;
  /** Whether the page at an address is cached or being rendered. */
  isReady(address: string): boolean;
}

/**
 * Resolves a path and query to a page. Unknown addresses resolve to the list of services, the page
 * for missing posts, or the 404 page.
 *
 * @param path decoded
 */
export async function locatePage(
  path: string,
  query: URLSearchParams,
  known: KnownPages,
  posts: Posts,
): Promise<PageLocation> {
  const route = known.routes.find(({ pattern }) => pattern.test(path))?.route;
  if (path.startsWith(`${SERVICES.address}/`) && !known.isListed(path)) return SERVICES;
  if (route === undefined || route === REJECTED_FORM.route) return NOT_FOUND;
  const page = { address: path, route };
  if (route === POST_ROUTE) return (await postExists(path, known, posts)) ? page : NO_POST;
  // The build lists all pages of dynamic routes except posts.
  if (ONE_OF_MANY.test(route) && !known.isListed(path)) return NOT_FOUND;
  const paper = paperOfDeadline(path);
  if (paper !== undefined && !known.isListed(paper)) return NOT_FOUND;
  if (!SAFE_PATH.test(path)) return NOT_FOUND;
  if (route === LIST_PATH) return { address: await listAddress(query, posts), route };
  const address = canonicalLookupAddress(path, query) ?? path;
  if (address === path) return page;
  return { address, route, input: paper === undefined ? 'lookup' : 'deadline' };
}

/** Whether to render a post's page; true if the lookup times out. */
async function postExists(path: string, known: KnownPages, posts: Posts): Promise<boolean> {
  const slug = slugSchema.safeParse(path.slice(LIST_PATH.length + 1));
  if (!slug.success || path === NO_POST_PATH) return false;
  if (known.isReady(path)) return true;
  const exists = posts.bySlug(slug.data).then((post) => post !== undefined);
  return (await withTimeout(exists, LOOKUP_MS)) ?? true;
}

/** Canonical address of a list page; the requested one if the categories time out. */
async function listAddress(query: URLSearchParams, posts: Posts): Promise<string> {
  const address = await withTimeout(canonicalListAddress(query, posts), LOOKUP_MS);
  return address ?? LIST_PATH + listQuery(requestedPage(query));
}

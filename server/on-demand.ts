import { basename } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  canonicalListAddress,
  LIST_PATH,
  listQuery,
  NO_POST_PATH,
  placeAsked,
} from '../blog/addresses.ts';
import { inTime } from '../blog/cache/in-time.ts';
import { slugSchema } from '../blog/post.ts';
import type { Posts } from '../blog/posts.ts';
import { addressOf, askedBy, FIND_PATH, WRITE_PATH } from '../notices/addresses.ts';
import type { Settings } from '../settings/settings.ts';
import { isCompressible } from './content-types.ts';
import type { GrowingPage } from './kept/growing-page.ts';
import { type Asked, type KeptPage, type KeptPages, NotKept } from './kept/kept-pages.ts';
import type { Limits } from './limits.ts';
import type { Site } from './load-site.ts';
import { chooseEncoding } from './negotiate.ts';
import { type Pages, visitedRoutes } from './pages.ts';
import { policyOnDemand } from './policies.ts';
import { Unwanted } from './renderings.ts';
import { sendFile } from './static-files.ts';

interface OnDemandParts {
  pages: Pages;
  posts: Posts;
  site: Site;
  /** The blog's pages and feeds, and the page that finds papers. */
  kept: KeptPages;
  /** Pages that show a number somebody asks for, of which none is kept. */
  passing: KeptPages;
  /** Pictures of posts, which are larger and would push pages out. */
  pictures: KeptPages;
  /** Pictures for shared links, which take long to draw. */
  drawings: KeptPages;
  settings: Pick<Settings, 'IMAGE_HOST'>;
  limits: Pick<Limits, 'patienceMs'>;
}

/** So long it may take to know of a post that there is none, so that this is answered before anything is rendered. */
const LOOKUP_MS = 200;
/** Of this page there is one for each post. */
const POST_ROUTE = '/blog/[slug]';
const DRAWING_ROUTE = '/share/blog/[slug].png';
/** The folder of all pictures for shared links. */
const DRAWINGS = '/share/';
/** The pages that take the number of a paper. */
const NUMBERED = [FIND_PATH, WRITE_PATH];
/** No page on demand has other signs in its address. */
const PLAIN = /^[\w/.-]+$/;

/** One GET and HEAD route for each page that is rendered on demand; nothing else reaches them. */
export function serveOnDemand(app: FastifyInstance, parts: OnDemandParts): void {
  for (const { route } of visitedRoutes(parts.pages)) {
    const { site, settings } = parts;
    const policy = policyOnDemand(route, site.policies, settings.IMAGE_HOST);
    app.route({
      method: ['GET', 'HEAD'],
      url: route.replaceAll(/\[\.{3}[^\]]+\]/g, '*').replaceAll(/\[([^\]]+)\]/g, ':$1'),
      handler: async (request, reply) => {
        // Who has left wants nothing.
        if (request.raw.socket.destroyed) return reply.hijack();
        return answer(request, reply, { ...parts, route, policy });
      },
      ...(NUMBERED.includes(route) && { onSend: storeNoAnswer }),
    });
  }
}

/** Has nobody store what somebody asked for. */
async function storeNoAnswer({ url }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (url.includes('?')) reply.header('cache-control', 'no-store');
}

/** Whether a page rendered on demand may answer at this decoded path. */
export function isOnDemandPath(pages: Pages, path: string): boolean {
  return visitedRoutes(pages).some(({ pattern }) => pattern.test(path));
}

interface Answering extends OnDemandParts {
  route: string;
  policy: string;
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Answering,
): Promise<FastifyReply> {
  const { kept, site, route, policy, limits } = parts;
  const { patienceMs } = limits;
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const path = decodeURI(pathname);
  // With `..` or a backslash it is another address than the one this route was found for.
  const isPlain = request.url.split('?', 1)[0] === pathname && PLAIN.test(path);
  const address = await addressAsked(path, searchParams, parts);
  const isWanted = () => !request.raw.socket.destroyed;
  const slug = slugIn(route, path);
  const isThere = slug === undefined ? async () => true : postIsThere(slug);
  const asked = { address, policy, isThere, isWanted };
  const pages = keeperOf(address, parts);
  const page =
    isPlain && path !== NO_POST_PATH ? await pageAt(pages, asked, patienceMs) : undefined;
  if (page !== undefined) return sendPage(request, reply, page);
  const missing = route === POST_ROUTE ? await pageAt(kept, noPost(asked), patienceMs) : undefined;
  return missing ? sendPage(request, reply, missing) : sendFile(request, reply, site.notFound, 404);
}

/** What is rendered for an address that may ask for something: nothing else of its query counts. */
async function addressAsked(
  path: string,
  asked: URLSearchParams,
  { posts, limits }: Answering,
): Promise<string> {
  if (path === LIST_PATH) return listAddress(asked, posts, limits.patienceMs);
  return NUMBERED.includes(path) ? addressOf(path, askedBy(asked)) : path;
}

/** Where an address is kept, and for how long. */
function keeperOf(
  address: string,
  { kept, passing, pictures, drawings, route }: Answering,
): KeptPages {
  if (NUMBERED.includes(route)) return address === FIND_PATH ? kept : passing;
  if (route.startsWith(DRAWINGS)) return drawings;
  return route.startsWith(LIST_PATH) ? kept : pictures;
}

/** What all posts share that are not there. */
const noPost = (asked: Asked): Asked => ({
  ...asked,
  address: NO_POST_PATH,
  isThere: async () => true,
});

/** Where the categories are not known in time, the one asked for may be one. */
async function listAddress(
  asked: URLSearchParams,
  posts: Posts,
  patienceMs: number,
): Promise<string> {
  const known = await inTime(canonicalListAddress(asked, posts), patienceMs);
  return known ?? LIST_PATH + listQuery(placeAsked(asked));
}

/** The slug in an address that is answered only where there is such a post. */
function slugIn(route: string, path: string): string | undefined {
  if (route === POST_ROUTE) return path.slice(LIST_PATH.length + 1);
  return route === DRAWING_ROUTE ? basename(path, '.png') : undefined;
}

/** Looks for a post: there may be one where that is not known in time. */
function postIsThere(asked: string): (posts: Posts) => Promise<boolean> {
  const slug = slugSchema.safeParse(asked);
  if (!slug.success) return async () => false;
  return async (posts) => {
    const found = posts.bySlug(slug.data).then((post) => post !== undefined);
    return (await inTime(found, LOOKUP_MS)) ?? true;
  };
}

/** The page asked for, as it grows where that takes long; undefined where there is none. */
async function pageAt(
  kept: KeptPages,
  asked: Asked,
  patienceMs: number,
): Promise<KeptPage | GrowingPage | undefined> {
  const coming = wholePage(kept, asked);
  const whole = coming.then((page) => ({ page }));
  const quick = await inTime(whole, patienceMs);
  if (quick !== undefined) return quick.page;
  const growing = kept.growing(asked.address);
  return growing === undefined ? coming : Promise.race([coming, growing]);
}

/** The same page, whole: begun anew where the first to ask has left, and with them the rendering. */
async function wholePage(kept: KeptPages, asked: Asked): Promise<KeptPage | undefined> {
  try {
    return await kept.get(asked);
  } catch (error) {
    if (error instanceof NotKept) return error.page;
    if (error instanceof Unwanted && asked.isWanted()) return wholePage(kept, asked);
    throw error;
  }
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage | GrowingPage,
): FastifyReply {
  if ('file' in page) return sendFile(request, reply, page.file, page.status);
  const { status, headers, body } = page;
  reply.code(status).headers(headers);
  if (!isCompressible(headers['content-type'] ?? '')) return reply.send(Readable.from(body));
  const encoding = chooseEncoding(request.headers['accept-encoding'], () => true);
  reply.header('vary', 'Accept-Encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(Readable.from(page.in(encoding)));
}

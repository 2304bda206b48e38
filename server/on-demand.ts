import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  canonicalListAddress,
  LIST_PATH,
  listQuery,
  NO_POST_PATH,
  placeAsked,
} from '../blog/addresses.ts';
import type { Ages } from '../blog/cache/ages.ts';
import { inTime } from '../blog/cache/in-time.ts';
import { slugSchema } from '../blog/post.ts';
import type { Posts } from '../blog/posts.ts';
import type { Settings } from '../settings/settings.ts';
import { CHECK_PATH } from './contact.ts';
import { isCompressible } from './content-types.ts';
import { CLOSED_CSP, withImageHost } from './headers.ts';
import { GrowingPage } from './kept/growing-page.ts';
import { type KeptPage, KeptPages, NotKept } from './kept/kept-pages.ts';
import type { Site } from './load-site.ts';
import { chooseEncoding } from './negotiate.ts';
import type { Pages } from './pages.ts';
import { type Renderings, Unwanted } from './renderings.ts';
import type { FaultLog } from './repeated-faults.ts';
import { sendFile } from './static-files.ts';

interface KeptPagesParts {
  renderings: Renderings;
  posts: Posts;
  ages: Ages;
  site: Site;
  settings: Pick<Settings, 'IMAGE_HOST'>;
  faults: FaultLog;
}

/** The pages rendered on demand, each for as long as it is what it would be if it were rendered now. */
export function keptPages({ site, settings, faults, ...parts }: KeptPagesParts): KeptPages {
  const { IMAGE_HOST } = settings;
  return new KeptPages({
    ...parts,
    policyOf: (own, status) => {
      if (own === null) {
        // Pages of that status look like the built one, so that its policy fits.
        const built = site.notFound.headers['content-security-policy'];
        return (status === 404 && built) || CLOSED_CSP;
      }
      return IMAGE_HOST === undefined ? own : withImageHost(own, IMAGE_HOST);
    },
    onFault: (err) => faults.error({ err }, 'a page could not be rendered'),
  });
}

interface OnDemandParts {
  pages: Pages;
  posts: Posts;
  site: Site;
  kept: KeptPages;
}

/** Who waits longer is shown what there is of the page, in milliseconds. */
const PATIENCE_MS = 50;
/** So long it may take to know of a post that there is none, so that this is answered before anything is rendered. */
const LOOKUP_MS = 200;
/** Of this page there is one for each post. */
const POST_ROUTE = '/blog/[slug]';
/** No page on demand has other signs in its address. */
const PLAIN = /^[\w/.-]+$/;

/** One GET and HEAD route for each page that is rendered on demand; nothing else reaches them. */
export function serveOnDemand(app: FastifyInstance, parts: OnDemandParts): void {
  for (const { route } of routesOf(parts.pages)) {
    app.route({
      method: ['GET', 'HEAD'],
      url: route.replaceAll(/\[\.{3}[^\]]+\]/g, '*').replaceAll(/\[([^\]]+)\]/g, ':$1'),
      handler: async (request, reply) => {
        // Who has left wants nothing.
        if (request.raw.socket.destroyed) return reply.hijack();
        return answer(request, reply, route, parts);
      },
    });
  }
}

/** Whether a page rendered on demand may answer at this decoded path. */
export function isOnDemandPath(pages: Pages, path: string): boolean {
  return routesOf(pages).some(({ pattern }) => pattern.test(path));
}

/** All but the page of a refused form, which is only ever an answer to that form. */
function routesOf({ routes }: Pages): Pages['routes'] {
  return routes.filter(({ route }) => route !== CHECK_PATH);
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  route: string,
  { kept, posts, site }: OnDemandParts,
): Promise<FastifyReply> {
  const isWanted = () => !request.raw.socket.destroyed;
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const path = decodeURI(pathname);
  const address = path === LIST_PATH ? await listAddress(searchParams, posts) : path;
  const isThere = route === POST_ROUTE ? postIsThere(path) : undefined;
  const page = PLAIN.test(path) ? await pageAt(kept, address, isWanted, isThere) : undefined;
  if (page instanceof GrowingPage) return sendGrowing(request, reply, page);
  if (page !== undefined) return sendFile(request, reply, page.file, page.status);
  const missing = route === POST_ROUTE ? await pageAt(kept, NO_POST_PATH, isWanted) : undefined;
  if (missing instanceof GrowingPage) return sendGrowing(request, reply, missing);
  return sendFile(request, reply, missing?.file ?? site.notFound, missing?.status ?? 404);
}

/** Where the categories are not known in time, the one asked for may be one. */
async function listAddress(asked: URLSearchParams, posts: Posts): Promise<string> {
  const known = await inTime(canonicalListAddress(asked, posts), PATIENCE_MS);
  return known ?? LIST_PATH + listQuery(placeAsked(asked));
}

/** Looks for the post of an address: there may be one where that is not known in time. */
function postIsThere(path: string): (posts: Posts) => Promise<boolean> {
  const slug = slugSchema.safeParse(path.slice(LIST_PATH.length + 1));
  if (!slug.success) return async () => false;
  return async (posts) => {
    const found = posts.bySlug(slug.data).then((post) => post !== undefined);
    return (await inTime(found, LOOKUP_MS)) ?? true;
  };
}

/** The page at an address, as it grows where that takes long; undefined where there is none. */
async function pageAt(
  kept: KeptPages,
  address: string,
  isWanted: () => boolean,
  isThere?: (posts: Posts) => Promise<boolean>,
): Promise<KeptPage | GrowingPage | undefined> {
  const coming = kept.get(address, isWanted, isThere).catch((error: unknown) => {
    if (error instanceof NotKept) return error.page;
    // The first to ask has left, and with them the rendering.
    if (error instanceof Unwanted && isWanted()) return kept.get(address, isWanted, isThere);
    throw error;
  });
  const quick = await inTime(
    coming.then((page) => ({ page })),
    PATIENCE_MS,
  );
  if (quick !== undefined) return quick.page;
  const growing = kept.growing(address);
  return growing === undefined ? coming : Promise.race([coming, growing]);
}

function sendGrowing(
  request: FastifyRequest,
  reply: FastifyReply,
  page: GrowingPage,
): FastifyReply {
  reply.code(page.status).headers(page.headers);
  if (!isCompressible(page.headers['content-type'] ?? ''))
    return reply.send(Readable.from(page.body));
  const encoding = chooseEncoding(request.headers['accept-encoding'], () => true);
  reply.header('vary', 'Accept-Encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(Readable.from(page.in(encoding)));
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FIND_PATH } from '../notices/addresses.ts';
import type { Site } from './load-site.ts';
import { isOnDemandPath } from './on-demand.ts';
import type { Pages } from './pages.ts';
import { sendProblem } from './problem.ts';
import { PROBLEMS } from './problems.ts';
import { READYZ_PATH } from './readyz.ts';
import { REDIRECT_HEADERS, redirectedTo } from './redirects.ts';
import { isStaticPath, sendFile } from './static-files.ts';
import { withoutEndSlash } from './without-end-slash.ts';

/** Where forms are posted to. */
const POSTED = ['/', FIND_PATH];

interface KnownPaths {
  site: Site;
  pages: Pages;
}

/**
 * Answers what no route does, before any body is read: an old address leads to the page that takes
 * its place (301), a slash at the end goes (301), a method that a known path does not have is 405,
 * everything else is the site's 404 page.
 */
export function answerUnknownPaths(app: FastifyInstance, parts: KnownPaths): void {
  app.addHook('onRequest', async (request, reply) => {
    const reading = request.method === 'GET' || request.method === 'HEAD';
    const moved = reading ? redirectedTo(parts.site.redirects, request.url) : undefined;
    if (moved !== undefined) return reply.headers(REDIRECT_HEADERS).redirect(moved, 301);
    const target = reading ? withoutEndSlash(request.url) : undefined;
    if (target !== undefined) return reply.redirect(target, 301);
    return request.is404 ? answer(request, reply, parts, reading) : undefined;
  });
  // Never reached: the hook above has answered. It keeps Fastify's own handler from logging.
  app.setNotFoundHandler((request, reply) => sendFile(request, reply, parts.site.notFound, 404));
}

/** Forward proxies send whole URLs and `OPTIONS *` names no path; routes know paths only. */
export function toPath(target: string): string {
  if (target === '*') return '/';
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, pages }: KnownPaths,
  reading: boolean,
): FastifyReply {
  const path = decodeURI(request.url.replace(/\?.*$/s, ''));
  const isKnown =
    path === READYZ_PATH ||
    isStaticPath(site, path) ||
    isOnDemandPath(pages, path) ||
    redirectedTo(site.redirects, path) !== undefined;
  if (reading || !isKnown) {
    return sendFile(request, reply, site.notFound, 404);
  }
  reply.header('allow', POSTED.includes(path) ? 'GET, HEAD, POST' : 'GET, HEAD');
  return sendProblem(request, reply, PROBLEMS[405]);
}

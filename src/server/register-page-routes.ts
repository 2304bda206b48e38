import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isReadable } from '../base/addresses/address-key.ts';
import type { createFormReceiver } from '../inbox/receive/form-receiver.ts';
import type { AppDependencies } from './app.ts';
import { NOT_FOUND } from './respond/locate-page.ts';
import { queryRedirect } from './respond/redirects.ts';
import { POST_PATHS, respond } from './respond/respond.ts';
import type { ResponseCache } from './response-cache.ts';
import { fileResponse } from './site-file.ts';

interface PageRouteOptions extends Pick<AppDependencies, 'site' | 'files' | 'posts' | 'today'> {
  ready: ResponseCache;
  receive: ReturnType<typeof createFormReceiver>;
}

/** Registers the handler of every request that no other route matches. */
export function registerPageRoutes(app: FastifyInstance, parts: PageRouteOptions): void {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    // The client disconnected.
    if (request.raw.socket.destroyed) return reply.hijack();
    const { status, headers, body } = await responseTo(request, parts);
    reply.code(status).headers(Object.fromEntries(headers));
    return reply.send(request.method === 'HEAD' ? undefined : (body ?? undefined));
  };
  app.route({ method: ['GET', 'HEAD'], url: '*', handler });
  for (const url of POST_PATHS) app.post(url, handler);
  // Answers unknown paths before their body is read.
  app.addHook('onRequest', async (request, reply) =>
    request.is404 ? handler(request, reply) : undefined,
  );
  // Never called, since the hook answers first; without it Fastify would log its own handler.
  app.setNotFoundHandler(handler);
}

async function responseTo(
  request: FastifyRequest,
  { site, files, posts, today, ready, receive }: PageRouteOptions,
): Promise<Response> {
  const webRequest = toRequest(request);
  // `../..` and backslashes would alias another page's address.
  const isCanonical = new URL(webRequest.url).pathname === request.url.split('?', 1)[0];
  const isNoFile =
    request.method === 'POST' || queryRedirect(site.redirects, request.url) !== undefined;
  const file = isNoFile ? undefined : files.get(pathOf(request));
  if (file) return fileResponse(request.headers, file);
  return respond(isCanonical ? webRequest : notFoundRequest(webRequest), site, {
    posts,
    day: today(),
    isReady: (address) => ready.isReady(address),
    show: (page, reads, render) => ready.show(page, reads, render, request.headers),
    receive: formReceiver(request, receive),
  });
}

/**
 * Returns a function that stores this request's form body. It throws an error with status 503 if
 * storing fails.
 */
function formReceiver(request: FastifyRequest, receive: ReturnType<typeof createFormReceiver>) {
  return async (body: string) => {
    const { headers, ip: address } = request;
    const outcome = await receive({ body, headers, address }).catch((cause: unknown) => {
      const error = new Error('a message could not be stored', { cause });
      throw Object.assign(error, { statusCode: 503 });
    });
    if (outcome.kind === 'stored') request.log.info({ message: outcome.id }, 'message stored');
    return outcome;
  };
}

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST']);

function toRequest(request: FastifyRequest): Request {
  const { method, url, body } = request;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
  // Ignores forwarded host and protocol headers, which a visitor may have forged.
  const address =
    URL.parse(`http://${request.headers.host}${url}`) ?? new URL(`http://localhost${url}`);
  return new Request(address, {
    // Other methods all get 405; `Request` rejects some of them, such as TRACE.
    method: KNOWN_METHODS.has(method) ? method : 'OPTIONS',
    headers,
    ...(method === 'POST' && typeof body === 'string' && { body }),
  });
}

function notFoundRequest({ url, headers }: Request): Request {
  return new Request(new URL(NOT_FOUND.address, url), { headers });
}

function pathOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?', 1);
  return isReadable(path) ? decodeURIComponent(path) : path;
}

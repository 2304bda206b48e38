import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SPECULATION_RULES, SPECULATION_RULES_PATH, SPECULATION_RULES_TYPE } from './headers.ts';
import type { Site } from './load-site.ts';
import { isKnown, type SiteFile, siteFile, variantFor } from './site-file.ts';

const rulesFile = (rules: string) =>
  siteFile(Buffer.from(rules), {
    'content-type': SPECULATION_RULES_TYPE,
    'cache-control': 'public, max-age=3600',
    vary: 'Save-Data',
  });
const speculationRules = rulesFile(SPECULATION_RULES);
/** For a visitor who pays for what is loaded: nothing is, before they ask. */
const noSpeculation = rulesFile('{}');

/** One GET and HEAD route per built file, and the services list for any other service. */
export function serveStaticFiles(app: FastifyInstance, site: Site): void {
  for (const [path, file] of site.files) route(app, path.replaceAll(':', '::'), () => file);
  route(app, SPECULATION_RULES_PATH, ({ headers }) =>
    headers['save-data'] === 'on' ? noSpeculation : speculationRules,
  );
  route(app, '/services/*', () => site.services);
}

/** Whether some built file, or the services list, answers at this decoded path. */
export function isStaticPath(site: Site, path: string): boolean {
  return site.files.has(path) || path === SPECULATION_RULES_PATH || path.startsWith('/services/');
}

/** Answers with a file in the encoding the visitor prefers, or 304 where they have it. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  status = 200,
): FastifyReply {
  const variant = variantFor(file, request.headers['accept-encoding']);
  const { body, etag, encoding } = variant;
  reply.headers(file.headers);
  if (status === 200) {
    reply.header('etag', etag);
    if (isKnown(request.headers['if-none-match'], variant)) return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).header('content-length', body.length).send(body);
}

function route(
  app: FastifyInstance,
  url: string,
  fileFor: (request: FastifyRequest) => SiteFile,
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url,
    handler: (request, reply) => sendFile(request, reply, fileFor(request)),
  });
}

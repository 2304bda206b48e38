import type { FastifyInstance } from 'fastify';
import type { Site } from './load-site.ts';
import { answerOf, type Locals, type PageHandler } from './page-answer.ts';
import { sendPage } from './send-page.ts';

/** The only paths the page handler sees: its image endpoint alone costs seconds of processor. */
const paths = [
  { route: '/blog', pattern: /^\/blog$/ },
  // Any slug, so that a mistyped one is told of the post that is not there.
  { route: '/blog/:slug', pattern: /^\/blog\/[^/]+$/ },
  {
    route: '/art/post/:slug(^[a-z0-9-]{1,100}).svg',
    pattern: /^\/art\/post\/[a-z0-9-]{1,100}\.svg$/,
  },
];

/** Routes the pages that are rendered on demand to `render`; a page built anyway comes first. */
export function serveOnDemand(
  app: FastifyInstance,
  { render, locals, site }: { render: PageHandler; locals: Locals; site: Site },
): void {
  for (const { route: url } of paths) {
    if (site.files.has(url)) continue;
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request, reply) =>
        sendPage(request, reply, await answerOf(render, request.raw, locals), site),
    });
  }
}

/** Whether a page rendered on demand may answer at this decoded path. */
export function isOnDemandPath(path: string): boolean {
  return paths.some(({ pattern }) => pattern.test(path));
}

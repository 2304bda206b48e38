import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { CHECK_PATH } from './contact.ts';
import { isHtml } from './content-types.ts';
import { withImageHost } from './headers.ts';
import type { Site } from './load-site.ts';
import { type Locals, type Pages, pageRequest } from './pages.ts';
import { sendProblem } from './problem.ts';
import { PROBLEMS } from './problems.ts';
import { sendPage } from './send-page.ts';
import { sendFile } from './static-files.ts';

interface OnDemandParts {
  pages: Pages;
  locals: Locals;
  site: Site;
  settings: Pick<Settings, 'IMAGE_HOST'>;
}

/** One GET and HEAD route for each page that is rendered on demand; nothing else reaches them. */
export function serveOnDemand(app: FastifyInstance, parts: OnDemandParts): void {
  const { site, settings } = parts;
  for (const { route } of routesOf(parts.pages)) {
    const own = site.policies[route];
    const policy = own && settings.IMAGE_HOST ? withImageHost(own, settings.IMAGE_HOST) : own;
    app.route({
      method: ['GET', 'HEAD'],
      url: route.replaceAll(/\[\.{3}[^\]]+\]/g, '*').replaceAll(/\[([^\]]+)\]/g, ':$1'),
      handler: (request, reply) => answer(request, reply, parts, policy),
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

/** A missing page without a body of its own becomes the site's 404, one that cannot be rendered a short page. */
async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, locals, site: { notFound } }: OnDemandParts,
  policy: string | undefined,
): Promise<FastifyReply> {
  const page = await pages.render(pageRequest(request), locals);
  const hasPage = isHtml(page.headers.get('content-type') ?? '');
  if (page.status === 404 && !hasPage) return sendFile(request, reply, notFound, 404);
  if (page.status === 500 && !hasPage) return sendProblem(request, reply, PROBLEMS[500]);
  return sendPage(request, reply, page, policy);
}

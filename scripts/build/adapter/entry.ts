import { createApp } from 'astro/app/entrypoint';

const app = createApp();
/** No body: the server sends its own 404 page, which Astro would fetch over the network. */
const emptyNotFound = async () => new Response(null, { status: 404 });

/** On-demand routes, without Astro's internal ones: pattern string and regex. */
export const routes = app.manifest.routes
  .map(({ routeData }) => routeData)
  .filter(({ prerender, origin }) => !prerender && origin !== 'internal')
  .map(({ route, pattern }) => ({ route, pattern }));

/**
 * Renders a page with `locals`; the body may stream. Missing or failed pages are 404 or 500 without
 * a body.
 */
export async function render(request: Request, locals: object): Promise<Response> {
  const routeData = app.match(request);
  if (!routeData || routeData.origin === 'internal') return emptyNotFound();
  return app.render(request, { routeData, locals, prerenderedErrorPageFetch: emptyNotFound });
}

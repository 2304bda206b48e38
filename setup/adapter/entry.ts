import { createApp } from 'astro/app/entrypoint';

const app = createApp();
/** Without a body: the server sends its own 404 page, which Astro would fetch over the network. */
const nowhere = async () => new Response(null, { status: 404 });

/** The site's route patterns, without Astro's own, and expressions for their paths. */
export const routes = app.manifest.routes
  .map(({ routeData }) => routeData)
  .filter(({ prerender, origin }) => !prerender && origin !== 'internal')
  .map(({ route, pattern }) => ({ route, pattern }));

/**
 * Renders one of them with `locals`; the body may be streamed. 404 or 500 without a body if there is
 * no page, or it fails.
 */
export async function render(request: Request, locals: object): Promise<Response> {
  const routeData = app.match(request);
  if (!routeData || routeData.origin === 'internal') return nowhere();
  return app.render(request, { routeData, locals, prerenderedErrorPageFetch: nowhere });
}

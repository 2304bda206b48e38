import { createApp } from 'astro/app/entrypoint';

const app = createApp();
/** Without a body: the server sends its own 404 page, which Astro would fetch over the network. */
const nowhere = async () => new Response(null, { status: 404 });

/** The site's pages on demand, not Astro's own: each as Astro writes its path, and what matches it. */
export const routes = app.manifest.routes
  .map(({ routeData }) => routeData)
  .filter(({ prerender, origin }) => !prerender && origin !== 'internal')
  .map(({ route, pattern }) => ({ route, pattern }));

/**
 * Renders one of them with `locals`; the body may still be coming. No page, or one that fails, is
 * a 404 or 500 without a body.
 */
export async function render(request: Request, locals: object): Promise<Response> {
  const routeData = app.match(request);
  if (!routeData || routeData.origin === 'internal') return nowhere();
  return app.render(request, { routeData, locals, prerenderedErrorPageFetch: nowhere });
}

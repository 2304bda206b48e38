import { LoggedError } from '../logger.ts';
import { isHtml, withCharset } from './content-types.ts';
import { CLOSED_CSP, headersOfType, NO_STORE, securityHeaders, withImageHost } from './headers.ts';
import { NOT_FOUND, type PageLocation } from './locate-page.ts';
import type { PageDependencies } from './page-dependencies.ts';
import type { Locals } from './pages.ts';
import type { Site } from './respond.ts';

/** Locals of pages that depend on visitor input. */
export type InputLocals = Pick<Locals, 'rejection' | 'typed'>;

interface Rendering extends InputLocals {
  reads: PageDependencies;
  isBuffered: boolean;
}

/**
 * Renders a page with its headers. The renderer gets only the address of the visitor's request. The
 * response is a 404 without a body if there is no such page.
 *
 * @throws LoggedError if the page failed and its renderer logged that; any error of rendering
 */
export async function renderPage(
  { address, route, input }: PageLocation,
  site: Site,
  { reads, ...rendering }: Rendering,
): Promise<Response> {
  const { posts, today, siteStatus } = reads;
  const locals = { ...rendering, posts, today, ...siteStatus };
  const rendered = await site.render(new Request(`http://localhost${address}`), locals);
  const { body, headers } = rendered;
  const location = headers.get('location');
  if (location !== null) {
    return new Response(null, { status: rendered.status, headers: { location, ...NO_STORE } });
  }
  const type = headers.get('content-type') ?? '';
  if (rendered.status === 500 && !isHtml(type)) throw new LoggedError('a page failed');
  if (rendered.status === 404 && !isHtml(type)) return new Response(null, { status: 404 });
  const status = route === NOT_FOUND.route ? 404 : rendered.status;
  return new Response(body, {
    status,
    headers: {
      ...securityHeaders(site.siteUrl),
      'cache-control': 'no-cache',
      ...Object.fromEntries(headers),
      ...(type !== '' && { 'content-type': withCharset(type) }),
      ...headersOfType(type),
      ...(isHtml(type) && { 'content-security-policy': policyOf(route, site) }),
      ...(input !== undefined && NO_STORE),
    },
  });
}

function policyOf(route: string, { policies, imageHost }: Site): string {
  const policy = policies[route] ?? CLOSED_CSP;
  return imageHost === undefined ? policy : withImageHost(policy, imageHost);
}

import type { APIRoute } from 'astro';

/** Writes what search engines may read: everything. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\nSitemap: ${new URL('/sitemap.xml', site).href}\n`);

import type { APIRoute } from 'astro';
import { services } from '../load/services.ts';
import { isOnePage, ROUTES } from '../routes.ts';

/** Writes the list of pages for search engines; the blog's own list leads to its posts. */
export const GET: APIRoute = ({ site }) => {
  const pages = [...ROUTES.filter((route) => isOnePage(route) && !route.hidden), ...services];
  const urls = pages.map(({ href }) => `<url><loc>${new URL(href, site).href}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
    { headers: { 'Content-Type': 'application/xml' } },
  );
};

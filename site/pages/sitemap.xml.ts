import type { APIRoute } from 'astro';
import { getServices } from '../content/services.ts';

const PAGES = [
  '/',
  '/about',
  '/meet-team',
  '/referrals',
  '/privacy-policy',
  '/contact',
  '/services',
  '/small-company-accountant',
  '/blog',
];

/** Writes the list of pages for search engines; the blog's own list leads to its posts. */
export const GET: APIRoute = async ({ site }) => {
  const routes = [...PAGES, ...(await getServices()).map(({ href }) => href)];
  const urls = routes.map((route) => `<url><loc>${new URL(route, site).href}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
    { headers: { 'Content-Type': 'application/xml' } },
  );
};

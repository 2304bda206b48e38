import type { APIRoute } from 'astro';
import { CYAN, PAPER } from '../art/colours.ts';
import { getFirm } from '../content/words.ts';

/** Writes what a system shows of the site on a home screen. */
export const GET: APIRoute = async () => {
  const { name, tagline } = await getFirm();
  return new Response(
    JSON.stringify({
      name,
      description: tagline,
      id: '/',
      start_url: '/',
      display: 'browser',
      background_color: PAPER,
      theme_color: CYAN,
      icons: [
        { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
      ],
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
};

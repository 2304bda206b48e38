import type { APIRoute } from 'astro';
import { firm } from '../load/firm.ts';
import { colours } from '../styles/colours.ts';

/** Writes what a system shows of the site on a home screen. */
export const GET: APIRoute = () => {
  const { name, tagline } = firm;
  return new Response(
    JSON.stringify({
      name,
      description: tagline,
      id: '/',
      start_url: '/',
      display: 'browser',
      background_color: colours.ground,
      theme_color: colours.brand,
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

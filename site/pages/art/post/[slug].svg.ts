import type { APIRoute } from 'astro';
import { postArt } from '../../../load/art.ts';
import { lookUp } from '../../../load/posts.ts';

export const prerender = false;

/** Draws the rosette of a post that brings no picture, from its slug alone. */
export const GET: APIRoute = async ({ params, locals }) => {
  const { slug = '' } = params;
  const found = await lookUp(locals.posts, slug);
  if (found.kind !== 'found') {
    return new Response(null, { status: found.kind === 'missing' ? 404 : 503 });
  }
  return new Response(postArt(found.post), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
};

import type { APIRoute } from 'astro';
import { postArt } from '../../../load/post-art.ts';
import { lookUpPost } from '../../../load/posts.ts';

export const prerender = false;

/** The time that a page may be behind its post; then the old picture for a day more, while the new one is fetched. */
const CACHED = 'public, max-age=60, stale-while-revalidate=86400';

/** Draws the note of a post that brings no picture. */
export const GET: APIRoute = async ({ params, locals }) => {
  const { slug = '' } = params;
  const found = await lookUpPost(locals.posts, slug);
  if (found.kind !== 'found') {
    return new Response(null, { status: found.kind === 'missing' ? 404 : 503 });
  }
  return new Response(postArt(found.post), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': CACHED },
  });
};

import type { APIRoute } from 'astro';
import { postArt } from '../../../load/post-art.ts';
import { lookUpPost } from '../../../load/posts.ts';

export const prerender = false;

/** How long a picture may lag behind its post; then the old one may serve for a day while the new one is fetched. */
const CACHED = 'public, max-age=60, stale-while-revalidate=86400';

/** Draws the engraving of a post without its own picture. */
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

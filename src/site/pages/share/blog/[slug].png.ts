import type { APIRoute } from 'astro';
import { drawPostShare } from '../../../load/post-share.ts';
import { lookUpPost } from '../../../load/posts.ts';

export const prerender = false;

/** Draws the picture that is shown beside a shared link to a post. */
export const GET: APIRoute = async ({ params, locals }) => {
  const found = await lookUpPost(locals.posts, params['slug'] ?? '');
  if (found.kind !== 'found') {
    return new Response(null, { status: found.kind === 'missing' ? 404 : 503 });
  }
  return new Response(await drawPostShare(found.post), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  });
};

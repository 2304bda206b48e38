import type { APIRoute } from 'astro';
import { postPictureSvg } from '../../../art/post-picture.ts';
import { lookUp } from '../../../load/posts.ts';
import { colours } from '../../../styles/colours.ts';

export const prerender = false;

/** Draws the picture of a post that brings none, from its slug alone. */
export const GET: APIRoute = async ({ params, locals }) => {
  const { slug = '' } = params;
  const found = await lookUp(locals.posts, slug);
  if (found.kind !== 'found') {
    return new Response(null, { status: found.kind === 'missing' ? 404 : 503 });
  }
  return new Response(postPictureSvg(slug, colours), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
};

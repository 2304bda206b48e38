import type { APIRoute } from 'astro';
import { slugSchema } from '../../../../blog/post.ts';
import { postPictureSvg } from '../../../art/post-picture.ts';
import { colours } from '../../../styles/colours.ts';

export const prerender = false;

/** Draws the picture of a post that brings none, from its slug alone. */
export const GET: APIRoute = ({ params }) => {
  const slug = slugSchema.safeParse(params['slug']);
  if (!slug.success) return new Response(null, { status: 404 });
  return new Response(postPictureSvg(slug.data, colours), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
};

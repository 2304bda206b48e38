import type { APIRoute } from 'astro';
import { isPictureName } from '../../../../blog/picture-address.ts';

export const prerender = false;

/** A published post’s picture; its name has a hash of its bytes, so browsers keep it. */
export const GET: APIRoute = async ({ params, locals }) => {
  const name = `${params['slug']}/${params['file']}`;
  if (!isPictureName(name)) return new Response(null, { status: 404 });
  const picture = await locals.posts.picture(name).catch(() => 'unreadable' as const);
  if (picture === undefined) return new Response(null, { status: 404 });
  if (picture === 'unreadable') return new Response(null, { status: 503 });
  return new Response(streamOf(picture), {
    headers: {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
};

/** The bytes in a stream: a response with a plain array would copy them for each visitor. */
function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

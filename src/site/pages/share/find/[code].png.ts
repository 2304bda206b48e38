import type { APIRoute } from 'astro';
import { papers } from '../../../load/papers.ts';
import { drawPaperShare } from '../../../load/share-pictures.ts';

export const prerender = false;

/** Draws the picture that is shown beside a shared link to a paper's page. */
export const GET: APIRoute = async ({ params }) => {
  const paper = papers.find(({ code }) => code.toLowerCase() === params['code']);
  if (!paper) return new Response(null, { status: 404 });
  return new Response(await drawPaperShare(paper), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  });
};

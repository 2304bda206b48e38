import type { APIRoute, GetStaticPaths } from 'astro';
import { drawShare } from '../../load/draw-share.ts';
import { sharePictures } from '../../load/share-pictures.ts';

/** All are begun at once: they are drawn in other threads while this one writes pages. */
export const getStaticPaths = (() =>
  [...sharePictures.values()].map(({ name, page }) => ({
    params: { name },
    props: { png: drawShare(page) },
  }))) satisfies GetStaticPaths;

/** Writes the picture of each page that is shown beside a link to it. */
export const GET: APIRoute<{ png: ReturnType<typeof drawShare> }> = async ({ props }) =>
  new Response(await props.png, { headers: { 'Content-Type': 'image/png' } });

import type { APIRoute, GetStaticPaths } from 'astro';
import { drawShare } from '../../load/draw-share.ts';
import { sharePictures } from '../../load/share-pictures.ts';

/** All drawings are started at once, since other threads draw them while this one writes pages. */
export const getStaticPaths = (() =>
  [...sharePictures.values()].map(({ name, page }) => ({
    params: { name },
    props: { png: drawShare(page) },
  }))) satisfies GetStaticPaths;

/** Writes the link preview of each page. */
export const GET: APIRoute<{ png: ReturnType<typeof drawShare> }> = async ({ props }) =>
  new Response(await props.png, { headers: { 'Content-Type': 'image/png' } });

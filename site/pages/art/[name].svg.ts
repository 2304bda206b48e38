import type { APIRoute, GetStaticPaths } from 'astro';
import type { Artwork } from '../../content/art.ts';
import { getArtworks } from '../../content/artworks.ts';

export const getStaticPaths = (async () =>
  (await getArtworks()).map((work) => ({
    params: { name: work.name },
    props: { svg: work.svg },
  }))) satisfies GetStaticPaths;

/** Writes each generated picture to a file of its own. */
export const GET: APIRoute<Pick<Artwork, 'svg'>> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });

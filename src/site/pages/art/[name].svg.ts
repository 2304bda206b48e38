import type { APIRoute, GetStaticPaths } from 'astro';
import { artworks, type GeneratedSvg } from '../../load/art.ts';
import '../../load/locations.ts';
import '../../load/logo.ts';
import '../../load/post-art.ts';
import '../../load/service-cards.ts';

// Pages register their pictures as they load; the files above are components that several pages share.
import.meta.glob('../../screens/*/load.ts', { eager: true });

export const getStaticPaths = (() =>
  artworks().map(({ name, draw }) => ({
    params: { name },
    props: { draw },
  }))) satisfies GetStaticPaths;

/** Writes each generated picture to its own file. */
export const GET: APIRoute<Pick<GeneratedSvg, 'draw'>> = ({ props }) =>
  new Response(props.draw(), { headers: { 'Content-Type': 'image/svg+xml' } });

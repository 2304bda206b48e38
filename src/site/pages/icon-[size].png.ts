import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { touchIconSvg } from '../load/art.ts';

/** Home screens ask for 180 pixels, search engines for 512. */
export const getStaticPaths = (() =>
  [180, 512].map((size) => ({
    params: { size: String(size) },
  }))) satisfies GetStaticPaths;

/** Writes the brand mark as a PNG, for systems that do not support SVG. */
export const GET: APIRoute = async ({ params }) => {
  const png = await sharp(Buffer.from(touchIconSvg()), { density: 288 })
    .resize(Number(params['size']))
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};

import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { faviconSvg } from '../engravings/favicon.ts';
import { colors } from '../styles/colors.ts';

/** Writes the favicon for programs that request this path without reading a page: a PNG, recognized by its bytes. */
export const GET: APIRoute = async () => {
  const png = await sharp(Buffer.from(faviconSvg(colors)))
    .resize(32)
    .png()
    .toBuffer();
  return new Response(new Uint8Array(png));
};

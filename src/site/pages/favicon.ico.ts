import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { faviconSvg } from '../engravings/favicon.ts';
import { colours } from '../styles/colours.ts';

const SIZE = 32;
/** Bytes of the file's head and of its list of one picture. */
const HEAD = 6 + 16;

/**
 * Writes the favicon for programs that ask for it here, whatever a page says: a PNG in a Windows icon
 * (learn.microsoft.com/previous-versions/ms997538).
 */
export const GET: APIRoute = async () => {
  const png = await sharp(Buffer.from(faviconSvg(colours)))
    .resize(SIZE)
    .png()
    .toBuffer();
  const head = Buffer.alloc(HEAD);
  // An icon, of one picture.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(SIZE, 6);
  head.writeUInt8(SIZE, 7);
  // One plane of 32 bits a pixel.
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(HEAD, 18);
  return new Response(new Uint8Array(Buffer.concat([head, png])), {
    headers: { 'Content-Type': 'image/vnd.microsoft.icon' },
  });
};

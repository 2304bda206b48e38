import type { Rosette } from '../../content/schemas/rosette.ts';
import { type ShareWords, sharePictureSvg } from '../art/share-picture.ts';
import { colours } from '../styles/colours.ts';
import { firm } from './firm.ts';
import { setHeading } from './heading-letters.ts';

/** The picture that is shown beside a shared link, as a PNG; it is drawn in another thread. */
export async function drawShare(
  words: Pick<ShareWords, 'title' | 'denomination'>,
  rosette: Rosette,
): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded only to draw: a server that nobody asks for such a picture goes without it.
  const { default: sharp } = await import('sharp');
  const { name, subtitle } = firm;
  const svg = sharePictureSvg({ ...words, firm: name, subtitle }, rosette, colours, setHeading);
  // Two colours and what is between them; with dithering they would weigh twice as much.
  const png = await sharp(Buffer.from(svg)).png({ colours: 16, dither: 0, effort: 1 }).toBuffer();
  return new Uint8Array(png);
}

import sharp from 'sharp';
import { numeralOutlines } from '../engravings/engraving-svg.ts';
import { drawEngraving } from '../engravings/guilloche/engraving.ts';
import { rosetteLines } from '../engravings/rosette.ts';
import { type ShareDrawing, sharePictureSvg } from '../engravings/share-picture.ts';
import { colors } from '../styles/colors.ts';
import { star } from './art.ts';
import { setHeading } from './engraving-art.ts';
import { firm } from './firm.ts';
import type { IndexedPage } from './indexed-pages.ts';

/** The link preview of a page as a PNG, drawn in another thread. */
export async function drawShare(page: IndexedPage): Promise<Uint8Array<ArrayBuffer>> {
  const { name, subtitle } = firm;
  const words = { title: page.title, firm: name, subtitle };
  const svg = sharePictureSvg(words, drawingOf(page), colors, setHeading);
  // The picture has few colors and shades between them; dithering would double its size.
  const png = await sharp(Buffer.from(svg)).png({ colours: 16, dither: 0, effort: 1 }).toBuffer();
  return new Uint8Array(png);
}

/** The engraving of the page's number, in its family's ink; without a number, the Lone Star. */
function drawingOf({ denomination, family = 'tax' }: IndexedPage): ShareDrawing {
  if (denomination === undefined) return { lines: rosetteLines(star), ink: colors.brand };
  return {
    lines: drawEngraving(denomination).lines,
    ink: colors.inks[family].bright,
    middle: numeralOutlines(denomination, setHeading),
  };
}

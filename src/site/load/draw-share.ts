import type { Family } from '../../content/schemas/family.ts';
import { numeralOutlines } from '../engravings/note-picture.ts';
import { drawNote } from '../engravings/notes/note.ts';
import { rosetteLines } from '../engravings/rosette.ts';
import { type ShareDrawing, sharePictureSvg } from '../engravings/share-picture.ts';
import { colours } from '../styles/colours.ts';
import { star } from './art.ts';
import { firm } from './firm.ts';
import { setHeading } from './note-art.ts';

/** A shared picture's content: a heading, and the note of a number or of a longer text, in a family's ink. */
export interface Shared {
  title: string;
  /** The number of its note; without one, the Lone Star is drawn. */
  number?: string | undefined;
  isBlank?: boolean;
  family?: Family | undefined;
}

/** The picture that is shown beside a shared link, as a PNG; it is drawn in another thread. */
export async function drawShare({ title, ...note }: Shared): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded only to draw: a server that nobody asks for such a picture goes without it.
  const { default: sharp } = await import('sharp');
  const { name, subtitle } = firm;
  const words = { title, firm: name, subtitle };
  const svg = sharePictureSvg(words, drawingOf(note), colours, setHeading);
  // Few colours and what is between them; with dithering they would weigh twice as much.
  const png = await sharp(Buffer.from(svg)).png({ colours: 16, dither: 0, effort: 1 }).toBuffer();
  return new Uint8Array(png);
}

function drawingOf({ number, isBlank, family = 'tax' }: Omit<Shared, 'title'>): ShareDrawing {
  if (number === undefined) return { lines: rosetteLines(star), ink: colours.brand };
  const { lines } = drawNote(number);
  const ink = colours.inks[family].bright;
  return { lines, ink, ...(!isBlank && { middle: numeralOutlines(number, setHeading) }) };
}

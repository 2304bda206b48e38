import { z } from 'zod';

/** The heading typeface as outlines, to set lines without a font or a font reader. */
export const letters = z.object({
  /** Units of the font size. */
  upem: z.number(),
  /** Each character's width, and its outline as an SVG path, y upward. */
  glyphs: z.record(z.string(), z.tuple([z.number(), z.string()])),
  /** The kerning of each pair. */
  kerns: z.record(z.string(), z.number()),
});

export type Letters = z.infer<typeof letters>;

/** A line of text as outlines, the same on machines with other fonts. */
export interface SetLine {
  /** SVG paths; the text begins at 0,0 on its baseline. */
  svg: string;
  /** The width, in the units of `size`. */
  width: number;
}

export type Typesetter = (text: string, size: number) => SetLine;

/** The letter-spacing of headings on pages, in parts of the font size. */
const TRACKING = -0.018;

/** Sets lines in these letters; a missing character loses its accent, or is omitted. */
export function typesetterOf({ upem, glyphs, kerns }: Letters): Typesetter {
  return (text, size) => {
    const scale = size / upem;
    let x = 0;
    let before = '';
    const paths: string[] = [];
    for (const wanted of text.normalize('NFC')) {
      const character = wanted in glyphs ? wanted : wanted.normalize('NFD').slice(0, 1);
      const glyph = glyphs[character];
      if (glyph === undefined) continue;
      const [advance, outline] = glyph;
      x += kerns[before + character] ?? 0;
      paths.push(`<path transform="translate(${round(x)})" d="${outline}"/>`);
      x += advance + TRACKING * upem;
      before = character;
    }
    // In fonts y points upward, in pictures downward.
    return {
      svg: `<g transform="scale(${scale} ${-scale})">${paths.join('')}</g>`,
      width: x * scale,
    };
  };
}

const round = (units: number) => Number(units.toFixed(1));

/** A text on one line in the size `largest`, or smaller if it would be wider than `width`. */
export function setWithin(
  text: string,
  { largest, width }: { largest: number; width: number },
  set: Typesetter,
): { line: SetLine; size: number } {
  const size = largest * Math.min(1, width / set(text, largest).width);
  return { line: set(text, size), size };
}

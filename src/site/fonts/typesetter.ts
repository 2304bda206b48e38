import { z } from 'zod';

/** The letters of headings as outlines, so that lines can be set where there is no font and nothing that reads one. */
export const letters = z.object({
  /** Units of the letters' size. */
  upem: z.number(),
  /** Each character's width, and its outline as an SVG path, upwards. */
  glyphs: z.record(z.string(), z.tuple([z.number(), z.string()])),
  /** Each pair's kerning. */
  kerns: z.record(z.string(), z.number()),
});

export type Letters = z.infer<typeof letters>;

/** A line of text as outlines, which look the same whatever fonts a machine has. */
export interface SetLine {
  /** SVG paths; the text begins at 0,0 on its baseline. */
  svg: string;
  /** The width, in the units of `size`. */
  width: number;
}

/** Sets a line of text in letters of this size. */
export type Typesetter = (text: string, size: number) => SetLine;

/** The letter-spacing of headings on pages, in parts of the letters' size. */
const TRACKING = -0.018;

/** Sets lines in these letters; a missing character is set without its accent, or left out. */
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
    // Fonts count upwards, pictures downwards.
    return {
      svg: `<g transform="scale(${scale} ${-scale})">${paths.join('')}</g>`,
      width: x * scale,
    };
  };
}

const round = (units: number) => Number(units.toFixed(1));

/** A text in one line of `largest` letters, of smaller ones where it would be wider than `width`. */
export function setWithin(
  text: string,
  { largest, width }: { largest: number; width: number },
  set: Typesetter,
): { line: SetLine; size: number } {
  const size = largest * Math.min(1, width / set(text, largest).width);
  return { line: set(text, size), size };
}

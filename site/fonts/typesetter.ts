import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { HEADINGS } from './build.ts';

/** A line of text as outlines, which look the same whatever fonts a machine has. */
export interface SetLine {
  /** SVG paths; the text begins at 0,0 on its baseline. */
  svg: string;
  /** In the units of `size`. */
  width: number;
}

/** Sets a line of text in letters of this size. */
export type Typesetter = (text: string, size: number) => SetLine;

/** As tight as headings are on the pages, in parts of the letters' size. */
const TRACKING = -0.018;

/** What sets lines in the typeface of headings, of these characters alone. */
export async function headingTypesetter(characters: string): Promise<Typesetter> {
  // From the project's folder: a build runs this from a file elsewhere.
  const file = createRequire(join(process.cwd(), 'package.json')).resolve(HEADINGS.from);
  const subset = await subsetFont(await readFile(file), characters, {
    targetFormat: 'sfnt',
    variationAxes: HEADINGS.axes,
  });
  const face = new Face(new Blob(subset));
  const font = new Font(face);
  return (text, size) => {
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const scale = size / face.upem;
    const positions = buffer.getGlyphPositions();
    let x = 0;
    const paths = buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
      const outline = `<path transform="translate(${round(x + xOffset)})" d="${font.glyphToPath(glyph)}"/>`;
      x += xAdvance + TRACKING * face.upem;
      return outline;
    });
    // Fonts count upwards, pictures downwards.
    return {
      svg: `<g transform="scale(${scale} ${-scale})">${paths.join('')}</g>`,
      width: x * scale,
    };
  };
}

const round = (units: number) => Number(units.toFixed(1));

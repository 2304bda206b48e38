import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { CORE } from './characters.ts';
import type { FontSource } from './font-source.ts';
import type { Letters } from './typesetter.ts';

/** Typeface units in one unit of the outlines: invisibly coarse at the sizes of pictures. */
const GRID = 0.5;

/** The outlines of a typeface for those of these characters that it has, with the kerning pairs of `CORE`. */
export async function cutLetters({ from, axes }: FontSource, characters: string): Promise<Letters> {
  const all = [...new Set(CORE + characters)];
  const subset = await subsetFont(
    await readFile(fileURLToPath(import.meta.resolve(from))),
    all.join(''),
    { targetFormat: 'sfnt', variationAxes: axes },
  );
  const face = new Face(new Blob(subset));
  const font = new Font(face);
  const shaped = (text: string) => {
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const width = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    return { width, glyphs: buffer.getGlyphInfos().map(({ codepoint }) => codepoint) };
  };
  const glyphs: Letters['glyphs'] = {};
  for (const character of all) {
    const { width, glyphs: found } = shaped(character);
    const [glyph = 0] = found;
    // Glyph 0 stands for a character that the font lacks.
    if (glyph !== 0) {
      glyphs[character] = [width * GRID, relativeOutline(font.glyphToPath(glyph), GRID)];
    }
  }
  const kerns: Letters['kerns'] = {};
  for (const left of CORE) {
    for (const right of CORE) {
      const pair = shaped(left + right);
      const apart = (glyphs[left]?.[0] ?? 0) + (glyphs[right]?.[0] ?? 0);
      if (pair.glyphs.length === 2 && pair.width * GRID !== apart)
        kerns[left + right] = pair.width * GRID - apart;
    }
  }
  return { upem: face.upem * GRID, glyphs, kerns };
}

/** An outline's commands, each with its numbers. */
const COMMAND = /([MLQZ])([^MLQZ]*)/g;

/**
 * A glyph's outline on an integer grid, in relative coordinates: a third shorter.
 *
 * @param outline an SVG path of M, L, Q and Z, as HarfBuzz writes it
 * @param scale new units in an old one
 */
function relativeOutline(outline: string, scale: number): string {
  let x = 0;
  let y = 0;
  let start: readonly [number, number] = [0, 0];
  let path = '';
  for (const [, command = '', written = ''] of outline.matchAll(COMMAND)) {
    const numbers = written === '' ? [] : written.split(/[ ,]/).map((each) => onGrid(each, scale));
    const from = numbers.map((value, index) => value - (index % 2 === 0 ? x : y));
    path += command.toLowerCase() + from.join(' ').replaceAll(' -', '-');
    [x, y] = command === 'Z' ? start : [numbers.at(-2) ?? x, numbers.at(-1) ?? y];
    if (command === 'M') start = [x, y];
  }
  return path;
}

function onGrid(value: string, scale: number): number {
  return Math.round(Number(value) * scale);
}

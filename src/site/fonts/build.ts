import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { CORE, FURTHER } from './characters.ts';
import { cutLetters } from './cut-letters.ts';
import { type FontSource, HEADINGS } from './font-source.ts';

/**
 * Layout features kept: kerning, ligatures, and tabular figures. Both typefaces have lining figures without a
 * feature.
 */
const FEATURES = ['kern', 'liga', 'tnum'];

const SOURCES: readonly FontSource[] = [
  HEADINGS,
  {
    name: 'public-sans',
    from: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
];

/** The folder of the WOFF2 files. */
const FOLDER = new URL('generated/', import.meta.url);

/**
 * Writes the site's two typefaces, each as two files: one for the characters of nearly every text, one for further
 * ones and those of `characters`. Also writes the outlines of the heading typeface, `letters.json`. The text typeface
 * has weights 400 to 700.
 */
export async function buildFonts(characters: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const further = [...FURTHER, ...characters].filter((character) => !CORE.includes(character));
  const letters = await cutLetters(HEADINGS, further.join(''));
  await writeFile(new URL('letters.json', FOLDER), JSON.stringify(letters));
  await Promise.all(
    SOURCES.flatMap(({ name, from, axes }) =>
      Object.entries({ [name]: CORE, [`${name}-further`]: further.join('') }).map(
        async ([file, text]) => {
          const original = await readFile(fileURLToPath(import.meta.resolve(from)));
          const subset = await subsetFont(original, text, {
            targetFormat: 'woff2',
            variationAxes: axes,
            keepFeatures: FEATURES,
          });
          await writeFile(new URL(`${file}.woff2`, FOLDER), subset);
        },
      ),
    ),
  );
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { CORE, FURTHER } from './characters.ts';

/**
 * Layout features kept: kerning, ligatures, and figures of one width. Figures are lining in both typefaces without a
 * feature.
 */
const FEATURES = ['kern', 'liga', 'tnum'];

/** A typeface as it is cut for the site. */
interface FontSource {
  /** The name of the WOFF2 file, without its ending; `-further` follows in that of the second file. */
  readonly name: string;
  /** The file to subset, as an import specifier. */
  readonly from: string;
  /** Axes set to one value, or cut to a range. */
  readonly axes: Readonly<Record<string, number | { min: number; max: number }>>;
}

/** The typeface of headings: one static instance (optical size 60, weight 500). */
export const HEADINGS: FontSource = {
  name: 'source-serif-4',
  from: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
  axes: { opsz: 60, wght: 500 },
};

const SOURCES: readonly FontSource[] = [
  HEADINGS,
  {
    name: 'public-sans',
    from: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
];

/** Where the WOFF2 files are written. */
export const FONT_FOLDER = new URL('generated/', import.meta.url);

/**
 * Writes the site's two typefaces into `folder`, each as two files: one cut to the characters of nearly every text, and
 * one with the further ones and what else `characters` holds. Gives each file's bytes by its name. Text gets the weights
 * 400 to 700.
 */
export async function buildFonts(
  characters: string,
  folder: URL = FONT_FOLDER,
): Promise<Record<string, number>> {
  await mkdir(folder, { recursive: true });
  const further = [...FURTHER, ...characters].filter((character) => !CORE.includes(character));
  const sizes = await Promise.all(
    SOURCES.flatMap(({ name, from, axes }) =>
      Object.entries({ [name]: CORE, [`${name}-further`]: further.join('') }).map(
        async ([file, text]) => {
          const original = await readFile(fileURLToPath(import.meta.resolve(from)));
          const subset = await subsetFont(original, text, {
            targetFormat: 'woff2',
            variationAxes: axes,
            keepFeatures: FEATURES,
          });
          await writeFile(new URL(`${file}.woff2`, folder), subset);
          return [file, subset.byteLength] as const;
        },
      ),
    ),
  );
  return Object.fromEntries(sizes);
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Characters kept whatever the pages hold: printable ASCII and what the words of posts and messages may bring before
 * the next build. Others are set in the system's font until then. All of Latin-1 would cost 10 KB more.
 */
const ALWAYS =
  Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('') +
  '’‘“”–—…•©™€éáíóúñüçöÉÁÍÓÚÑÜÖ×·→✓½¼¾§°★\u00a0';

/** Layout features kept: kerning, ligatures, and lining figures of either width. */
const FEATURES = ['kern', 'liga', 'lnum', 'tnum', 'pnum'];

interface FontSource {
  /** The name of the WOFF2 file, without its ending. */
  readonly name: string;
  /** The file to subset, as an import specifier. */
  readonly from: string;
  /** Axes set to one value, or cut to a range. */
  readonly axes: Readonly<Record<string, number | { min: number; max: number }>>;
}

const SOURCES: readonly FontSource[] = [
  {
    name: 'source-serif-4',
    from: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
    axes: { opsz: 60, wght: 500 },
  },
  {
    name: 'public-sans',
    from: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
];

/** Where the WOFF2 files are written. */
export const FONT_FOLDER = new URL('generated/', import.meta.url);

/**
 * Writes the site's two fonts, cut to `characters` and the ones always kept, into `folder`; gives each file's bytes by
 * its name. Headings get one static instance (optical size 60, weight 500), text the weights 400 to 700.
 */
export async function buildFonts(
  characters: string,
  folder: URL = FONT_FOLDER,
): Promise<Record<string, number>> {
  await mkdir(folder, { recursive: true });
  const sizes = await Promise.all(
    SOURCES.map(async ({ name, from, axes }) => {
      const original = await readFile(fileURLToPath(import.meta.resolve(from)));
      const subset = await subsetFont(original, ALWAYS + characters, {
        targetFormat: 'woff2',
        variationAxes: axes,
        keepFeatures: FEATURES,
      });
      await writeFile(new URL(`${name}.woff2`, folder), subset);
      return [name, subset.byteLength] as const;
    }),
  );
  return Object.fromEntries(sizes);
}

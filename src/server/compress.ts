import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isCompressible } from './respond/content-types.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** The file extension of each compressed copy. */
export const ENDINGS = { br: '.br', gzip: '.gz' } as const;

const BEST = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

/** For pages on demand: BEST shrinks a page by another tenth, but takes 80 ms of CPU instead of 1. */
const QUICK = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  // 64 KB window, enough for a page; allocating the default 4 MB takes as long as rendering one.
  [constants.BROTLI_PARAM_LGWIN]: 16,
};

/** Compresses a text with brotli and gzip: as small as possible, or `isQuick` for a page on demand. */
export async function compressed(
  body: Buffer,
  isQuick = false,
): Promise<Record<keyof typeof ENDINGS, Buffer>> {
  const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gzipped] = await Promise.all([
    brotliAsync(body, { params: { ...(isQuick ? QUICK : BEST), ...hint } }),
    gzipAsync(body, { level: isQuick ? 6 : 9 }),
  ]);
  return { br, gzip: gzipped };
}

/** Whether `precompress` wrote this file. */
export function isCompressedCopy(fileName: string): boolean {
  return Object.values(ENDINGS).some((ending) => fileName.endsWith(ending));
}

/**
 * Writes a .br and a .gz copy of every text file under `folder`, so that the server starts quickly.
 * Runs last in the build. Returns the number of files compressed.
 *
 * @throws the system's error if the folder cannot be read or written
 */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !isCompressedCopy(entry.name))
    .filter((entry) => isCompressible(contentTypeOf(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const { br, gzip } = await compressed(await readFile(file));
      await writeFile(file + ENDINGS.br, br);
      await writeFile(file + ENDINGS.gzip, gzip);
    }),
  );
  return files.length;
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isCompressible } from './respond/content-types.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Each compression's file extension and compressor. */
export const COMPRESSIONS = {
  br: {
    ending: '.br',
    compress: (body: Buffer): Promise<Buffer> =>
      brotliAsync(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
  },
  gzip: {
    ending: '.gz',
    compress: (body: Buffer): Promise<Buffer> => gzipAsync(body, { level: 9 }),
  },
} as const;

/** Whether `precompress` wrote this file. */
export function isCompressedCopy(fileName: string): boolean {
  return Object.values(COMPRESSIONS).some(({ ending }) => fileName.endsWith(ending));
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
  await Promise.all(files.map(writeCopies));
  return files.length;
}

async function writeCopies(file: string): Promise<void> {
  const body = await readFile(file);
  const copies = Object.values(COMPRESSIONS).map(async ({ ending, compress }) =>
    writeFile(file + ending, await compress(body)),
  );
  await Promise.all(copies);
}

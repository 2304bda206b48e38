import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMPRESSIONS } from '../../server/precompress.ts';
import { SERVICES } from '../routes.ts';
import { printFigure } from './figure-line.ts';
import { everyPage } from './pages.ts';

/** What a server may send before it has to wait for the first acknowledgement. */
const FIRST_FLIGHT = 14_600;
const ART_LIMIT = 5 * 1024;
const INLINE_SCRIPT_LIMIT = 512;
/** The only pages whose components run in the browser. */
const WITH_ISLANDS = ['/contact'];

const pages = await everyPage();

async function brotliBytes(body: string | Buffer): Promise<number> {
  return (await COMPRESSIONS.br.compress(Buffer.from(body))).length;
}

test('every page fits into the first flight', async () => {
  const sizes = await Promise.all(
    pages.map(async ({ path, html }) => ({ path, bytes: await brotliBytes(html) })),
  );
  sizes.sort((a, b) => b.bytes - a.bytes);
  const [largest] = sizes;
  printFigure(
    `largest of ${sizes.length} pages: ${largest?.path}, ${largest?.bytes} of ${FIRST_FLIGHT} bytes`,
  );
  expect(sizes.filter(({ bytes }) => bytes > FIRST_FLIGHT)).toEqual([]);
});

test('every rosette is small', async () => {
  const files = globSync('dist/client/art/*.svg').filter((file) => !file.includes('texas'));
  expect(files.length).toBeGreaterThan(SERVICES.length / 2);
  for (const file of files) {
    expect(await brotliBytes(readFileSync(file)), file).toBeLessThanOrEqual(ART_LIMIT);
  }
});

test('pages without an island load no script and hold next to none', () => {
  for (const { path, $ } of pages) {
    const islands = $('astro-island');
    expect(islands.length > 0, path).toBe(WITH_ISLANDS.includes(path));
    if (islands.length > 0) continue;
    expect($('script[src], link[rel="modulepreload"]').length, path).toBe(0);
    const inline = $('script:not([type="application/ld+json"])').text();
    expect(Buffer.byteLength(inline), path).toBeLessThanOrEqual(INLINE_SCRIPT_LIMIT);
  }
});

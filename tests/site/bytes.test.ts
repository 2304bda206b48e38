import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compressed } from '../../src/server/compress.ts';
import { contentTypeOf, isCompressible } from '../../src/server/respond/content-types.ts';
import {
  ABOUT_DATED_PAPER,
  ABOUT_PRINTED_DAY,
  ABOUT_UNKNOWN_PAPER,
  SERVICE_PAGES,
} from '../routes.ts';
import { printFigure } from './figure-line.ts';
import { everyPage, type Page } from './pages.ts';

/** TCP's initial congestion window: bytes sent before the first acknowledgement. */
const FIRST_FLIGHT = 14_600;
/** Menus, the FAQ, the choice of fonts, and the end of the first view. */
const INLINE_SCRIPT_LIMIT = 650;
/** Bytes of all requests of the home page's first view. */
const FIRST_VIEW_LIMIT = 50_000;
/** Additional bytes of a second page. */
const SECOND_PAGE_LIMIT = 19_500;
/** Approximate size of response headers. */
const HEAD = 600;
/** The only pages with islands. */
const WITH_ISLANDS = ['/contact', ABOUT_DATED_PAPER, ABOUT_PRINTED_DAY, ABOUT_UNKNOWN_PAPER];

const pages = await everyPage();

/** Pages that the build did not compress; the longest of them counts. */
const MEASURED_ON_DEMAND = 20;

/** The compressed file of a page, if the build wrote one. */
function builtFile({ path }: Page): string | undefined {
  const file = `dist/client${path === '/' ? '/index' : path}.html.br`;
  return existsSync(file) ? file : undefined;
}

/** Compressed size of a page; pages on demand are compressed here as the build would. */
async function pageBytes(page: Page): Promise<number> {
  const built = builtFile(page);
  return built ? statSync(built).size : brotliBytes(page.html);
}

async function brotliBytes(body: string | Buffer): Promise<number> {
  return (await compressed(Buffer.from(body))).br.length;
}

test('every page fits into TCP’s first flight', async () => {
  const [built, others] = [pages.filter(builtFile), pages.filter((page) => !builtFile(page))];
  const longest = others.toSorted((a, b) => b.html.length - a.html.length);
  const sizes = await Promise.all(
    [...built, ...longest.slice(0, MEASURED_ON_DEMAND)].map(async (page) => ({
      path: page.path,
      bytes: await pageBytes(page),
    })),
  );
  sizes.sort((a, b) => b.bytes - a.bytes);
  const [largest] = sizes;
  printFigure(
    `largest of ${sizes.length} pages: ${largest?.path}, ${largest?.bytes} of ${FIRST_FLIGHT} bytes`,
  );
  expect(sizes.filter(({ bytes }) => bytes > FIRST_FLIGHT)).toEqual([]);
});

/** Size of a built file as sent, with headers. */
async function sentBytes(path: string): Promise<number> {
  const body = readFileSync(`dist/client${path}`);
  return HEAD + (isCompressible(contentTypeOf(path)) ? await brotliBytes(body) : body.length);
}

/** The fonts and pictures that a page requests on load. */
function filesOf({ $ }: Page): Set<string> {
  const fonts = $('link[rel="preload"]').map((_, { attribs }) => attribs['href']);
  const pictures = $('img:not([loading="lazy"])').map((_, { attribs }) => attribs['src']);
  const icon = $('link[rel="icon"]').map((_, { attribs }) => attribs['href']);
  return new Set([...fonts, ...pictures, ...icon]);
}

async function openingBytes(page: Page, cached: ReadonlySet<string> = new Set()): Promise<number> {
  const files = [...filesOf(page).difference(cached)];
  const sizes = await Promise.all([HEAD + (await pageBytes(page)), ...files.map(sentBytes)]);
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('the first view of the home page is small, and a second page smaller', async () => {
  const home = pages.find(({ path }) => path === '/');
  if (!home) throw new Error('There is no home page');
  const first = await openingBytes(home);
  printFigure(`first view of the home page: ${first} of ${FIRST_VIEW_LIMIT} bytes`);
  expect(first).toBeLessThanOrEqual(FIRST_VIEW_LIMIT);
  // The firm may choose photographs of any size.
  const services = pages.filter(
    ({ path, $ }) =>
      SERVICE_PAGES.some(({ href }) => href === path) && !$('main img[src^="/photos/"]').length,
  );
  const sizes = await Promise.all(
    services.map(async (page) => ({
      path: page.path,
      bytes: await openingBytes(page, filesOf(home)),
    })),
  );
  const [largest] = sizes.toSorted((a, b) => b.bytes - a.bytes);
  printFigure(`second page: ${largest?.path}, ${largest?.bytes} of ${SECOND_PAGE_LIMIT} bytes`);
  expect(largest?.bytes).toBeLessThanOrEqual(SECOND_PAGE_LIMIT);
});

test('only pages with the field for a number name the script that draws the typed number', () => {
  for (const { path, $, html } of pages) {
    expect(html.includes('/_astro/typed-'), path).toBe($('main input[name=number]').length > 0);
  }
});

test('pages without an island load no script file and have little inline script', () => {
  for (const { path, $ } of pages) {
    const islands = $('astro-island');
    expect(islands.length > 0, path).toBe(WITH_ISLANDS.includes(path));
    if (islands.length > 0) continue;
    expect($('script[src], link[rel="modulepreload"]').length, path).toBe(0);
    const inline = $('script:not([type="application/ld+json"])').text();
    expect(Buffer.byteLength(inline), path).toBeLessThanOrEqual(INLINE_SCRIPT_LIMIT);
  }
});

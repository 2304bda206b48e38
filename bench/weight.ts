/**
 * `npm run bench -- weight [route …]`: what each page weighs as it comes over the line (kB of 1,000
 * bytes, answers' heads included), without a browser: its answer's head; its HTML, and how much of
 * that is CSS; further style sheets, fonts, pictures and scripts of the first view; that view in all;
 * the same as the second page of a visit that began on the home page; and the whole page once it is
 * scrolled to its end.
 */
import { COMPRESSIONS } from '../server/precompress.ts';
import { ROUTES } from '../tests/routes.ts';
import { serveBuiltSite } from '../tests/serve-built-site.ts';
import { type PageParts, pageParts } from './load/page-parts.ts';
import { printRow } from './load/print-row.ts';
import { type Transfer, transfer } from './load/transfer.ts';

const HOME = '/';
/** What the home page itself is the second page after. */
const NOT_HOME = '/about';
const FIRST_AT_MOST = 50_000;
const SECOND_AT_MOST = 17_500;
const COLUMNS = [
  'head',
  'HTML',
  'CSS in it',
  'styles',
  'fonts',
  'pictures',
  'scripts',
  'first view',
  'second',
  'whole',
] as const;

type Weight = Record<(typeof COLUMNS)[number], number>;

const fetched = new Map<string, Promise<Transfer>>();
const routes = process.argv.length > 2 ? process.argv.slice(2) : ROUTES;
const width = Math.max(...routes.map((route) => route.length)) + 1;
const site = await serveBuiltSite();
try {
  printRow('kB', width, COLUMNS);
  const weights: Weight[] = [];
  for (const route of routes) {
    const weight = await weightOf(route);
    weights.push(weight);
    print(route, weight);
  }
  const most = (column: keyof Weight) => Math.max(...weights.map((weight) => weight[column]));
  const largest = COLUMNS.map((column) => kilobytes(most(column)));
  printRow('the most', width, largest);
  const first = (await weightOf(HOME))['first view'];
  say('the home page, first view', first, FIRST_AT_MOST);
  say('the heaviest second page', most('second'), SECOND_AT_MOST);
} finally {
  await site.close();
}

async function weightOf(route: string): Promise<Weight> {
  const url = `${site.url}${route}`;
  const page = await fetchOnce(url);
  const parts = pageParts(page.text, url);
  const now = await firstView(parts);
  const late = [...parts.latePictures, ...(await withImports(parts.lateScripts))];
  const known = await keptFrom(route === HOME ? NOT_HOME : HOME);
  const sum = (addresses: Iterable<string>) => bytesOf(new Set(addresses));
  return {
    head: page.head,
    HTML: page.bytes - page.head,
    'CSS in it': await compressedStyles(page.text),
    styles: await sum(parts.styles),
    fonts: await sum(parts.fonts),
    pictures: await sum(parts.pictures),
    scripts: await sum(await withImports(parts.scripts)),
    'first view': page.bytes + (await sum(now)),
    second: page.bytes + (await sum(now.filter((address) => !known.has(address)))),
    whole: page.bytes + (await sum([...now, ...late])),
  };
}

async function firstView({ styles, fonts, pictures, scripts }: PageParts): Promise<string[]> {
  return [...styles, ...fonts, ...pictures, ...(await withImports(scripts))];
}

/** What a browser has after the first view of a page, and does not ask for again. */
async function keptFrom(route: string): Promise<Set<string>> {
  const url = `${site.url}${route}`;
  const kept = new Set<string>();
  for (const address of await firstView(pageParts((await fetchOnce(url)).text, url))) {
    if (!(await fetchOnce(address)).isAskedAgain) kept.add(address);
  }
  return kept;
}

/** Scripts with those that they import, and so on. */
async function withImports(scripts: Iterable<string>): Promise<Set<string>> {
  const all = new Set(scripts);
  // What is added is visited too.
  for (const script of all) {
    const { text } = await fetchOnce(script);
    for (const [, name = ''] of text.matchAll(/(?:from|import)\s*\(?\s*["'`](\.[^"'`]+\.js)/g)) {
      all.add(new URL(name, script).href);
    }
  }
  return all;
}

/** How many bytes of a page's HTML, compressed, its styles are. */
async function compressedStyles(html: string): Promise<number> {
  const { compress } = COMPRESSIONS.br;
  const bare = html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '');
  return (await compress(Buffer.from(html))).length - (await compress(Buffer.from(bare))).length;
}

async function bytesOf(addresses: ReadonlySet<string>): Promise<number> {
  let bytes = 0;
  for (const address of addresses) bytes += (await fetchOnce(address)).bytes;
  return bytes;
}

function fetchOnce(url: string): Promise<Transfer> {
  const transferred = fetched.get(url) ?? transfer(url);
  fetched.set(url, transferred);
  return transferred;
}

function print(route: string, weight: Weight): void {
  const figures = COLUMNS.map((column) => kilobytes(weight[column]));
  printRow(route, width, figures);
}

function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}

function say(what: string, bytes: number, atMost: number): void {
  const verdict = bytes <= atMost ? '' : ': missed';
  process.stdout.write(
    `${what}: ${kilobytes(bytes)} kB (at most ${kilobytes(atMost)})${verdict}\n`,
  );
}

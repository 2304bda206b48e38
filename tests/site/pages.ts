import { type CheerioAPI, load } from 'cheerio';
import { inject } from 'vitest';
import { LIST_PATH } from '../../src/blog/addresses.ts';
import { readBuiltFacts } from '../../src/server/built-facts.ts';
import { isStaticRoute, NOT_FOUND_PATH, ROUTES } from '../../src/site/routes.ts';
import {
  ABOUT_DATED_PAPER,
  ABOUT_PRINTED_DAY,
  ABOUT_UNKNOWN_PAPER,
  CERTIFICATES,
  LOOKUPS,
  MISSING_PATH,
} from '../routes.ts';
import { askAgain } from './ask-again.ts';
import { PARSED } from './opened.ts';

/** A page from the server. */
export interface Page {
  /** Its path, or the request. */
  path: string;
  html: string;
  /** Its Content-Security-Policy. */
  policy: string;
  headers: Headers;
  $: CheerioAPI;
}

async function read(path: string, status = 200, init: RequestInit = {}): Promise<Page> {
  const answer = await askAgain(new URL(path, inject('origin')), init);
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
  const html = await answer.text();
  const { headers } = answer;
  const policy = headers.get('content-security-policy') ?? '';
  const name = init.method ? `${init.method} ${path}` : path;
  const $ = load(html);
  PARSED.set(name, $);
  return { path: name, html, policy, headers, $ };
}

let pages: Promise<Page[]> | undefined;

/** Every page: built, on demand, and the response to a rejected form. */
export function everyPage(): Promise<Page[]> {
  pages ??= readPages();
  return pages;
}

/** Sequentially, as a crawler does: the server limits concurrent rendering. */
async function readPages(): Promise<Page[]> {
  const pages: Page[] = [];
  const add = async (...asked: Parameters<typeof read>) => {
    const page = await read(...asked);
    pages.push(page);
    return page;
  };
  const single = ROUTES.filter((route) => isStaticRoute(route) && !route.isFormResult);
  const { listed } = await readBuiltFacts('dist');
  for (const path of [...single.map(({ href }) => href), ...listed]) {
    if (path === NOT_FOUND_PATH) await add(MISSING_PATH, 404);
    else if (path !== LIST_PATH) await add(path);
  }
  const blog = await add(LIST_PATH);
  const categories = blog
    .$('main nav a[href^="/blog?category"]')
    .map((_, { attribs }) => attribs['href']);
  const posts = blog.$('main li a[href^="/blog/"]').get();
  for (let last = blog; ; ) {
    const [older] = last.$('main nav a[rel="next"]').get();
    if (!older) break;
    last = await add(older.attribs['href']?.replace(/#.*/, '') ?? '');
    posts.push(...last.$('main li a[href^="/blog/"]').get());
  }
  for (const href of categories.get()) await add(href.replace(/#.*/, ''));
  const messages = [ABOUT_UNKNOWN_PAPER, ABOUT_DATED_PAPER, ABOUT_PRINTED_DAY];
  for (const path of [...LOOKUPS, ...messages, ...CERTIFICATES]) {
    await add(path);
  }
  await add('/blog?page=9999', 404);
  for (const path of new Set(posts.map(({ attribs }) => attribs['href'] ?? ''))) await add(path);
  await add('/blog/no-such-post', 404);
  await add('/', 422, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams({ email: 'x' }),
  });
  return pages;
}

/** Some of the pages: three papers, certificates and posts each, since each of these kinds has one template. */
export async function pagesOfEachKind(): Promise<Page[]> {
  const kinds = Map.groupBy(await everyPage(), ({ path }) =>
    path.replace(/^(\/(?:find|blog))\/[^/?]+(\/due)?.*/, '$1/…$2'),
  );
  return [...kinds.values()].flatMap((kind) =>
    kind.filter((_, index) => index % Math.ceil(kind.length / 3) === 0),
  );
}

import { type CheerioAPI, load } from 'cheerio';
import { inject } from 'vitest';
import { ABOUT_UNKNOWN_PAPER, NEAR_PAPER, NO_NUMBER, NOWHERE, UNKNOWN_PAPER } from '../routes.ts';
import { builtPages } from './built-pages.ts';
import { linksIn } from './opened.ts';

/** One page as the server sends it. */
export interface Page {
  /** What a visitor would type, or says how the page came. */
  path: string;
  html: string;
  /** Its Content-Security-Policy. */
  policy: string;
  headers: Headers;
  $: CheerioAPI;
}

async function read(path: string, status = 200, init: RequestInit = {}): Promise<Page> {
  const answer = await fetch(new URL(path, inject('origin')), init);
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
  const html = await answer.text();
  const { headers } = answer;
  const policy = headers.get('content-security-policy') ?? '';
  const name = init.method ? `${init.method} ${path}` : path;
  return { path: name, html, policy, headers, $: load(html) };
}

let pages: Promise<Page[]> | undefined;

/** Every page there is: the built ones, those rendered on demand, and what a refused form gets. */
export function everyPage(): Promise<Page[]> {
  pages ??= readPages();
  return pages;
}

async function readPages(): Promise<Page[]> {
  const routes = builtPages().map(({ route }) => route);
  const built = await Promise.all(
    routes.map((route) => (route === '/404' ? read(NOWHERE, 404) : read(route))),
  );
  const blog = await read('/blog');
  const hrefsOf = (selector: string) =>
    linksIn(blog.$, selector).map(({ href }) => href.replace(/#.*/, ''));
  const onDemand = [
    ...hrefsOf('main nav a[href^="/blog?"]'),
    ...['/find', NEAR_PAPER, UNKNOWN_PAPER, NO_NUMBER, ABOUT_UNKNOWN_PAPER],
    ...new Set(hrefsOf('main li a[href^="/blog/"]')),
  ];
  const pages = [...built, blog];
  // One after another: the server takes no more at a time than it can render soon.
  for (const path of onDemand) pages.push(await read(path));
  pages.push(await read('/blog?page=9999', 404));
  pages.push(await read('/blog/no-such-post', 404));
  const form = new URLSearchParams({ email: 'x' });
  pages.push(
    await read('/', 422, { method: 'POST', headers: { accept: 'text/html' }, body: form }),
  );
  return pages;
}

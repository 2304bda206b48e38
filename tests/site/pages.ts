import type { HtmlElement } from 'html-validate';
import { inject } from 'vitest';
import { NOWHERE } from '../routes.ts';
import { builtPages } from './built-pages.ts';
import { attribute, parseHtml } from './html.ts';

/** One page as the server sends it. */
export interface Page {
  /** What a visitor would type, or says how the page came. */
  path: string;
  html: string;
  root: HtmlElement;
}

async function read(path: string, status = 200, init: RequestInit = {}): Promise<Page> {
  const answer = await fetch(new URL(path, inject('origin')), init);
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
  const html = await answer.text();
  return { path: init.method ? `${init.method} ${path}` : path, html, root: parseHtml(html) };
}

let pages: Promise<Page[]> | undefined;

/** Every page there is: the built ones, those rendered on demand, and what a refused form gets. */
export function everyPage(): Promise<Page[]> {
  pages ??= readPages();
  return pages;
}

async function readPages(): Promise<Page[]> {
  const built = builtPages().map(({ route }) =>
    route === '/404' ? read(NOWHERE, 404) : read(route),
  );
  const blog = await read('/blog');
  const posts = blog.root
    .querySelectorAll('main a')
    .map((link) => attribute(link, 'href') ?? '')
    .filter((href) => href.startsWith('/blog/'));
  return Promise.all([
    ...built,
    blog,
    read('/blog?category=Payroll'),
    ...[...new Set(posts)].map((path) => read(path)),
    read('/blog/no-such-post', 404),
    read('/', 422, {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams({ email: 'x' }),
    }),
  ]);
}

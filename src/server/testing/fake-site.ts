import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { texasToday } from '../../base/calendar/texas-time.ts';

/** The Content-Security-Policy of a fake page. */
export function policyOf(path: string): string {
  return `default-src 'none'; img-src 'self'; script-src 'sha256-${path}'; frame-ancestors 'none'`;
}

/** A page long enough to be worth compressing. */
export function htmlOf(title: string): string {
  return `<!doctype html><title>${title}</title>${`<p>${title} text</p>`.repeat(50)}`;
}

const pages = ['', 'about', 'services', 'services/payroll', 'message-sent', '404'];

const pagesOnDemand = ['/blog', '/blog/[slug]', '/contact/check'];

const files = {
  '_astro/app.abc123.js': 'export const a = 1;\n'.repeat(50),
  '_astro/font.abc123.woff2': 'wOF2 font bytes',
  'art/texas.abc123.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(99)}</svg>`,
  'robots.txt': 'User-agent: *\n',
  'speculation-rules.json': '{}',
  'odd:name.txt': 'odd',
  _headers: 'for another host',
};

const redirects = {
  '/old page': '/about',
  '/services/wages': '/services/payroll#steps',
  '/blog/old-post': '/blog/new-post',
  '/?page_id=12': '/about',
  '/about?p=3': '/services/payroll#steps',
  '/about?lang=es&p=3': '/message-sent',
};

/** Server entry of the fake build: /blog leaves a rejected promise, /contact/check shows a rejected form. */
const entry = `
export const routes = [
  { route: '/blog', pattern: /^\\/blog$/ },
  { route: '/contact/check', pattern: /^\\/contact\\/check$/ },
];
export async function render({ method, url }, { rejection }) {
  const headers = { 'content-type': 'text/html' };
  if (url.endsWith('/blog')) {
    setImmediate(() => Promise.reject(new Error('left behind')));
    return new Response('<p>blog</p>', { headers });
  }
  return new Response(JSON.stringify({ method, ...rejection }), { status: 422, headers });
}`;

/** The fake build's version. */
export const FAKE_VERSION = { version: 'a'.repeat(40), builtAt: '2026-11-24T18:00:00.000Z' };

/** Writes a small site into `dist`, as `astro build` would; returns `dist`. */
export function fakeSite(dist: string): string {
  const write = (name: string, content: string) => {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  };
  for (const page of pages) write(`client/${page || 'index'}.html`, htmlOf(page || 'home'));
  for (const [name, content] of Object.entries(files)) write(`client/${name}`, content);
  write('server/entry.mjs', entry);
  const policiesOf = (paths: readonly string[]) =>
    Object.fromEntries(paths.map((path) => [path, policyOf(path)]));
  const built = policiesOf(pages.map((page) => `/${page}`));
  const policies = { built, routes: policiesOf(pagesOnDemand) };
  const facts = {
    siteUrl: 'https://www.example.com',
    day: texasToday(),
    statuses: [],
    listed: ['/services/payroll'],
    policies,
  };
  write('built.json', JSON.stringify(facts));
  write('version.json', JSON.stringify(FAKE_VERSION));
  write('posts.json', '[]');
  write('redirects.json', JSON.stringify(redirects));
  return dist;
}

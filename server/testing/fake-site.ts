import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The policy the fake build gives a page. */
export function policyOf(path: string): string {
  return `default-src 'none'; script-src 'sha256-${path}'`;
}

/** A page long enough to be worth compressing. */
export function htmlOf(title: string): string {
  return `<!doctype html><title>${title}</title>${`<p>${title} text</p>`.repeat(50)}`;
}

const pages = ['', 'about', 'services', 'services/payroll', 'message-sent', '404'];

const files = {
  '_astro/app.abc123.js': 'export const a = 1;\n'.repeat(50),
  '_astro/font.abc123.woff2': 'wOF2 font bytes',
  'art/texas.abc123.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(99)}</svg>`,
  'robots.txt': 'User-agent: *\n',
  'odd:name.txt': 'odd',
  _headers: 'for another host',
};

/** The server entry of the fake build: a page, a picture, the refused form, and a failure. */
const entry = `
export async function handler(req, res, next, locals) {
  const { pathname } = new URL(req.url, 'http://localhost');
  const html = { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" };
  if (pathname === '/blog') {
    res.writeHead(200, html);
    res.write('<p>blog</p>');
    res.end();
  } else if (pathname === '/contact/check') {
    res.writeHead(200, html);
    res.end(JSON.stringify({ method: req.method, ...locals.refusal }));
  } else next();
}`;

/** Writes a small site as `astro build` would into a new temporary folder, and returns it. */
export function fakeSite(): string {
  const dist = mkdtempSync(join(tmpdir(), 'site-'));
  const write = (name: string, content: string) => {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  };
  for (const page of pages) write(`client/${page || 'index'}.html`, htmlOf(page || 'home'));
  for (const [name, content] of Object.entries(files)) write(`client/${name}`, content);
  write('server/entry.mjs', entry);
  const headers = pages.map((page) => ({
    pathname: `/${page}`,
    headers: [{ key: 'Content-Security-Policy', value: policyOf(`/${page}`) }],
  }));
  write('_headers.json', JSON.stringify(headers));
  return dist;
}

/**
 * Serves the folder that is built for Netlify as Netlify does, as far as it says how: redirects that
 * are forced, then files, then the function, then other rules, with the rules of `_headers` on files
 * alone; before all of them the edge function at its addresses, unless it fails; posts of the forms found in pages are captured, one JSON line each, in the file that CAPTURED
 * names. Listens on PORT.
 */
import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { lookup } from 'mime-types';
import { z } from 'zod';
import { captured, findForms, published } from './forms.ts';
import { type Led, readRules } from './rules.ts';

// Netlify runs functions on Node 22, which has neither.
Reflect.deleteProperty(globalThis, 'Temporal');
Reflect.deleteProperty(Uint8Array, 'fromHex');

const { PORT = '0', CAPTURED = '' } = process.env;
const DIST = join(import.meta.dirname, '../../dist-netlify');
const PUBLISH = join(DIST, 'client');

const functionModule = z.object({
  default: z.custom<(request: Request) => Promise<Response>>((it) => typeof it === 'function'),
  config: z.strictObject({
    path: z.array(z.string()),
    method: z.array(z.string()),
    preferStatic: z.literal(true),
  }),
});

const edgeModule = z.object({
  default: z.custom<(request: Request) => Promise<Response | undefined>>(
    (it) => typeof it === 'function',
  ),
  config: z.strictObject({
    path: z.array(z.string()),
    method: z.literal('GET'),
    onError: z.literal('bypass'),
  }),
});

const rules = await readRules(PUBLISH);
const forms = findForms(PUBLISH);
const load = (file: string): Promise<unknown> => import(pathToFileURL(join(DIST, file)).href);
const { default: pages, config } = functionModule.parse(await load('functions/pages/pages.mjs'));
const edge = edgeModule.parse(await load('edge-functions/dated-pages/dated-pages.js'));
/** Netlify's packager lets each match with a slash at the end too. */
const edgePatterns = edge.config.path.map((path) => new URLPattern({ pathname: `${path}{/}?` }));
/** Netlify's packager lets a pattern match with a slash at the end too; an address in full it takes as it is. */
const patterns = config.path.map((path) => {
  const pathname = path.includes(':') ? `${path}{/}?` : path;
  return new URLPattern({ pathname });
});

/** The file at a path, with a slash at its end or not: its own, a page's, or a folder's. */
function fileAt(path: string): string | undefined {
  const bare = path.replace(/\/$/, '');
  const named = ['', '.html', '/index.html'].map((end) => join(PUBLISH, bare + end));
  return named.find((file) => existsSync(file) && statSync(file).isFile());
}

function sendFile(answer: ServerResponse, file: string, path: string, status: number): void {
  const type = lookup(file) || 'application/octet-stream';
  const isPage = type === 'text/html';
  const body = readFileSync(file);
  answer
    .writeHead(status, {
      'content-type': isPage ? 'text/html; charset=UTF-8' : type,
      'cache-control': 'public,max-age=0,must-revalidate',
      ...rules.headersAt(path),
    })
    .end(isPage ? published(body.toString()) : body);
}

async function sendResponse(answer: ServerResponse, response: Response): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  answer.writeHead(response.status, Object.fromEntries(response.headers)).end(body);
}

function sendOn(answer: ServerResponse, { to, status }: Led, from: URL): void {
  const { pathname, hash } = new URL(to, from);
  answer.writeHead(status, { location: pathname + from.search + hash }).end();
}

async function requestFrom(asked: IncomingMessage, url: URL): Promise<Request> {
  const { method = 'GET', headers } = asked;
  const given = new Headers();
  for (const [name, value] of Object.entries(headers)) given.set(name, String(value));
  const body = method === 'POST' ? await text(asked) : null;
  return new Request(url, { method, headers: given, body });
}

async function handle(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { method = 'GET', headers } = asked;
  const url = new URL(`http://${headers.host}${asked.url}`);
  if (method === edge.config.method && edgePatterns.some((pattern) => pattern.test(url))) {
    const shown = await edge.default(await requestFrom(asked, url)).catch(() => undefined);
    if (shown) return sendResponse(answer, shown);
  }
  const file = fileAt(url.pathname);
  const rule = rules.redirectAt(url);
  if (rule?.force) return sendOn(answer, rule, url);
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (method === 'POST' && file !== undefined && isForm) {
    const posted = new URLSearchParams(await text(asked));
    const form = forms.find(({ name }) => name === posted.get('form-name'));
    if (form !== undefined) {
      for (const message of captured(form, posted)) {
        appendFileSync(CAPTURED, `${JSON.stringify(message)}\n`);
      }
      return sendFile(answer, file, url.pathname, 200);
    }
  }
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead && file !== undefined) return sendFile(answer, file, url.pathname, 200);
  if (config.method.includes(method) && patterns.some((pattern) => pattern.test(url))) {
    return sendResponse(answer, await pages(await requestFrom(asked, url)));
  }
  const target = isRead && rule ? fileAt(rule.to) : undefined;
  if (target) return sendFile(answer, target, url.pathname, 200);
  return sendFile(answer, join(PUBLISH, '404.html'), url.pathname, 404);
}

const server = createServer((asked, answer) => {
  handle(asked, answer).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    answer.destroy();
  });
});
server.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('expected an address');
  process.stdout.write(`Listening on http://127.0.0.1:${address.port}\n`);
});

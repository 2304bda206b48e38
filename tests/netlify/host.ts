/**
 * Serves the Netlify build as Netlify documents it: forced redirects, the function before files,
 * files, the function after them, other rules; the rules of `_headers` apply to files only.
 * Captures posts of detected forms, one JSON line each, in DATA_DIR. Listens on PORT.
 */
import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { lookup } from 'mime-types';
import { z } from 'zod';
import { captured, findForms, published } from './forms.ts';
import { type Redirect, readRules } from './rules.ts';

// Netlify runs functions on Node 22, which lacks both.
Reflect.deleteProperty(globalThis, 'Temporal');
Reflect.deleteProperty(Uint8Array, 'fromHex');

const { PORT = '0', DATA_DIR = '' } = process.env;
const DIST = join(import.meta.dirname, '../../dist-netlify');
const PUBLISH = join(DIST, 'client');

const functionModule = z.object({
  default: z.custom<(request: Request) => Promise<Response>>((it) => typeof it === 'function'),
  config: z.strictObject({
    path: z.array(z.string()),
    method: z.array(z.string()),
    preferStatic: z.boolean(),
  }),
});

const rules = await readRules(PUBLISH);
const forms = findForms(PUBLISH);
const load = (file: string): Promise<unknown> => import(pathToFileURL(join(DIST, file)).href);
const functions = await Promise.all(
  ['pages', 'dated'].map(async (name) => {
    const { default: answer, config } = functionModule.parse(
      await load(`functions/${name}/${name}.mjs`),
    );
    return { answer, ...config, patterns: config.path.map(patternOf) };
  }),
);

/** Netlify's packager lets a pattern, but not a literal path, also match with a trailing slash. */
function patternOf(path: string): URLPattern {
  return new URLPattern({ pathname: path.includes(':') ? `${path}{/}?` : path });
}

/** The function that runs before files, or after them. */
function functionAt(url: URL, method: string, preferStatic: boolean) {
  return functions.find(
    (each) =>
      each.preferStatic === preferStatic &&
      each.method.includes(method) &&
      each.patterns.some((pattern) => pattern.test(url)),
  );
}

/** The file at a path, with or without a trailing slash: the path's own file, a page's, or a folder's. */
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

function sendOn(answer: ServerResponse, { to, status }: Redirect, from: URL): void {
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
  const file = fileAt(url.pathname);
  const rule = rules.redirectAt(url);
  if (rule?.force) return sendOn(answer, rule, url);
  const before = functionAt(url, method, false);
  if (before) return sendResponse(answer, await before.answer(await requestFrom(asked, url)));
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (method === 'POST' && file !== undefined && isForm) {
    const posted = new URLSearchParams(await text(asked));
    const form = forms.find(({ name }) => name === posted.get('form-name'));
    if (form !== undefined) {
      for (const message of captured(form, posted)) {
        appendFileSync(join(DATA_DIR, 'captured.jsonl'), `${JSON.stringify(message)}\n`);
      }
      return sendFile(answer, file, url.pathname, 200);
    }
  }
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead && file !== undefined) return sendFile(answer, file, url.pathname, 200);
  const behind = functionAt(url, method, true);
  if (behind) return sendResponse(answer, await behind.answer(await requestFrom(asked, url)));
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

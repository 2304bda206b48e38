/**
 * Makes every edit of docs/content.md on a copy of the project, and serves it as the editing loop
 * does: the pages show each edit, forms are taken, and mistakes are said.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/release/free-port.ts';
import { SHORTEST_FORM } from '../../src/inbox/testing/sample.ts';
import { copyProject } from '../copy-project.ts';
import { FIRST_SERVICE } from '../routes.ts';
import { waitUntil } from '../wait.ts';
import { EDITS, makeEdits } from './make-edits.ts';

const SERVICE = `content${FIRST_SERVICE.href}.yaml`;
const REGISTER = 'content/redirects.yaml';
const accept = 'text/html';

let copy: string;
let url: string;
let end: () => Promise<unknown>;

beforeAll(async () => {
  copy = copyProject();
  await makeEdits(copy);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  // Astro serves no page where it takes itself for tested.
  const own = { NODE_ENV: 'development', VITEST: undefined, PORT: `${port}` };
  const server = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: copy,
    env: { ...process.env, ...own, DATA_DIR: join(copy, 'data'), RATE_LIMIT: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  end = async () => server.kill() && once(server, 'exit');
  await waitUntil(() =>
    open('/').then(
      ({ ok }) => ok,
      () => false,
    ),
  );
});

afterAll(async () => {
  await end();
  rmSync(copy, { recursive: true });
});

const open = (path: string, init?: RequestInit) =>
  fetch(url + path, { headers: { accept }, redirect: 'manual', ...init });
const tight = (text: string) => text.replace(/\s+/g, '');

/** The files that a test has changed, as they were. */
const written = new Map<string, string>();

function change(file: string, pattern: RegExp, instead: string): void {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(pattern, instead);
  expect(after).not.toBe(before);
  written.set(path, before);
  writeFileSync(path, after);
}

function mend(): void {
  for (const [path, text] of written) writeFileSync(path, text);
  written.clear();
}

afterEach(mend);

test.each(EDITS.filter(({ shown }) => Object.keys(shown).length > 0))(
  '$what is shown',
  async ({ shown }) => {
    for (const [path, texts] of Object.entries(shown)) {
      const body = await (await open(path, { redirect: 'follow' })).text();
      // The text, and the targets of links and pictures.
      const page = tight(path.endsWith('.xml') ? body : `${load(body).text()} ${body}`);
      for (const text of texts) expect(page.includes(tight(text)), `${path}: ${text}`).toBe(true);
    }
  },
);

test.each<[string, string, Record<string, string>, string]>([
  ['a message', '/', SHORTEST_FORM, '/message-sent'],
  ['the number of a paper', '/find', { number: 'letter lt 11' }, '/find/lt11'],
])('%s is taken', async (_, path, form, location) => {
  const answer = await open(path, { method: 'POST', body: new URLSearchParams(form) });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
});

test.each([
  [SERVICE, /^order: .*/m, 'order: fifth', `${SERVICE}, line \\d+, order: expected a number</li>`],
  [REGISTER, /$/, '\n- { from: /a, to: /none }\n', `${REGISTER}.*"/none" is not known`],
])('a mistake in %s is shown in the page until it is mended', async (file, part, instead, said) => {
  const status = async () => (await open(FIRST_SERVICE.href)).status;
  await expect.poll(status).toBe(200);
  change(file, part, instead);
  await expect.poll(status).toBe(500);
  const page = await (await open(FIRST_SERVICE.href)).text();
  expect(page).toMatch(RegExp(`<li>${said}`));
  // Through Vite's client an overlay would cover it.
  expect(page).not.toContain('@vite/client');
  // Browsers request it by themselves: an error page would cover the message.
  expect((await open('/favicon.ico', { headers: { accept: 'image/*' } })).status).toBe(200);
  mend();
  await expect.poll(status).toBe(200);
});

test('an old address leads on as soon as it is registered', async () => {
  change(REGISTER, /$/, `\n- { from: /old, to: ${FIRST_SERVICE.href} }\n`);
  const moved = await open('/OLD?a=1');
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe(`${FIRST_SERVICE.href}?a=1`);
});

test('another site’s name for this computer reaches nothing, as in DNS rebinding', async () => {
  const sent = request(url, { headers: { accept, host: 'evil.example' } }).end();
  const [response] = await once(sent, 'response');
  expect(response.resume().statusCode).toBe(403);
});

test('a wrong field stops the build, which names file, line and field', () => {
  change(SERVICE, /^order: .*/m, 'order: fifth');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: copy,
    encoding: 'utf8',
    // Node warns of it beside NO_COLOR.
    env: { ...process.env, FORCE_COLOR: undefined },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(RegExp(`^failed\n${SERVICE}, line \\d+, order: expected a number\n$`));
  expect(existsSync(join(copy, 'dist'))).toBe(false);
});

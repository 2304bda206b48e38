/**
 * Makes every edit of docs/content.md on a copy of the project, and serves the copy as a preview: the
 * pages show each edit, no message is stored, and mistakes are reported.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SHORTEST_FORM } from '../../src/inbox/testing/sample.ts';
import { copyProject } from '../copy-project.ts';
import { FIRST_SERVICE } from '../routes.ts';
import { EDITS, makeEdits } from './make-edits.ts';

const SERVICE = `content${FIRST_SERVICE.href}.yaml`;
/** The slug of a post that is not public yet. */
const LATER = 'a-plan-for-later';
const REGISTER = 'content/redirects.yaml';
const accept = 'text/html';

let copy: string;
/** The address of the post that is previewed. */
let previewed: string;
let end: () => Promise<unknown>;

beforeAll(async () => {
  copy = copyProject();
  await makeEdits(copy);
  // Astro serves no page if it detects a test run.
  const own = { NODE_ENV: 'development', VITEST: undefined, DATA_DIR: join(copy, 'data') };
  const server = spawn(process.execPath, ['scripts/posts.ts', 'preview', LATER], {
    cwd: copy,
    env: { ...process.env, ...own, RATE_LIMIT: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  end = async () => server.kill() && once(server, 'exit');
  const [said] = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
  previewed = /http:\S+/.exec(String(said))?.[0] ?? '';
});

afterAll(async () => {
  await end();
  rmSync(copy, { recursive: true });
});

const open = (path: string, init?: RequestInit) =>
  fetch(new URL(path, previewed), { headers: { accept }, redirect: 'manual', ...init });
const tight = (text: string) => text.replace(/\s+/g, '');

/** The original texts of files that a test has changed. */
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

test('a post is previewed on this computer before its day', async () => {
  expect(previewed).toMatch(RegExp(`^http://127\\.0\\.0\\.1:\\d+/blog/${LATER}$`));
  const answer = await open(previewed);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<article');
});

const post = (path: string, form: Record<string, string>) =>
  open(path, { method: 'POST', body: new URLSearchParams(form) });

test('a preview looks up a paper’s number, and does not store a message', async () => {
  const found = await post('/find', { number: 'letter lt 11' });
  expect([found.status, found.headers.get('location')]).toEqual([303, '/find/lt11']);
  expect((await post('/', SHORTEST_FORM)).status).toBe(503);
  expect(existsSync(join(copy, 'data'))).toBe(false);
});

test.each([
  [SERVICE, /^order: .*/m, 'order: fifth', `${SERVICE}, line \\d+, order: expected a number</li>`],
  [REGISTER, /$/, '\n- { from: /a, to: /none }\n', `${REGISTER}.*"/none" is not known`],
])('a mistake in %s is shown in the page until it is fixed', async (file, part, instead, said) => {
  const status = async () => (await open(FIRST_SERVICE.href)).status;
  await expect.poll(status).toBe(200);
  change(file, part, instead);
  await expect.poll(status).toBe(500);
  const page = await (await open(FIRST_SERVICE.href)).text();
  expect(page).toMatch(RegExp(`<li>${said}`));
  // Vite's client would cover it with an overlay.
  expect(page).not.toContain('@vite/client');
  // Browsers request it by themselves: an error page would replace the message.
  expect((await open('/favicon.ico', { headers: { accept: 'image/*' } })).status).toBe(200);
  mend();
  await expect.poll(status).toBe(200);
});

test('a new redirect works at once', async () => {
  change(REGISTER, /$/, `\n- { from: /old, to: ${FIRST_SERVICE.href} }\n`);
  const moved = await open('/OLD?a=1');
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe(`${FIRST_SERVICE.href}?a=1`);
});

test('requests under a foreign host name are rejected, as in DNS rebinding', async () => {
  const sent = request(previewed, { headers: { accept, host: 'evil.example' } }).end();
  const [response] = await once(sent, 'response');
  expect(response.resume().statusCode).toBe(403);
});

test('an invalid field fails the build, and file, line and field are reported', () => {
  change(SERVICE, /^order: .*/m, 'order: fifth');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: copy,
    encoding: 'utf8',
    // Node prints this warning if NO_COLOR is set.
    env: { ...process.env, FORCE_COLOR: undefined },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(RegExp(`^failed\n${SERVICE}, line \\d+, order: expected a number\n$`));
  expect(existsSync(join(copy, 'dist'))).toBe(false);
});

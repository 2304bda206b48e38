/** The development server: posted forms, and invalid content. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { SHORTEST_FORM } from '../../src/inbox/testing/sample.ts';
import { FIRST_SERVICE } from '../routes.ts';

const SERVICE = `content${FIRST_SERVICE.href}.yaml`;
const REGISTER = 'content/redirects.yaml';
const PAGE = { headers: { accept: 'text/html' }, maxRedirects: 0 };

/** The files that a test has changed, as they were. */
const written = new Map<string, string>();

function change(file: string, pattern: RegExp, instead: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(pattern, instead);
  expect(after).not.toBe(before);
  if (!written.has(file)) written.set(file, before);
  writeFileSync(file, after);
}

function mend(): void {
  for (const [file, text] of written) writeFileSync(file, text);
  written.clear();
}

test.afterEach(mend);

for (const [what, path, form, location] of [
  ['a message', '/', SHORTEST_FORM, '/message-sent'],
  ['the number of a paper', '/find', { number: 'letter lt 11' }, '/find/lt11'],
] as const) {
  test(`${what} is taken`, async ({ request }) => {
    const answer = await request.post(path, { ...PAGE, form });
    expect([answer.status(), answer.headers()['location']]).toEqual([303, location]);
  });
}

for (const [file, pattern, instead, problem] of [
  [SERVICE, /^order: .*/m, 'order: fifth', `${SERVICE}, line \\d+, order: expected a number</li>`],
  [REGISTER, /$/, '\n- { from: /a, to: /none }\n', `${REGISTER}.*"/none" is not known`],
] as const) {
  test(`a mistake in ${file} is shown in the page until it is mended`, async ({ request }) => {
    const open = () => request.get(FIRST_SERVICE.href, PAGE);
    await expect.poll(async () => (await open()).status()).toBe(200);
    change(file, pattern, instead);
    await expect.poll(async () => (await open()).status()).toBe(500);
    const page = await (await open()).text();
    expect(page).toMatch(RegExp(`<li>${problem}`));
    // Through Vite's client an overlay would cover it.
    expect(page).not.toContain('@vite/client');
    // Browsers request it by themselves: an error page would cover the message.
    const icon = await request.get('/favicon.ico', { headers: { accept: 'image/*' } });
    expect(icon.status()).toBe(200);
    mend();
    await expect.poll(async () => (await open()).status()).toBe(200);
  });
}

test('an old address leads on as soon as it is registered', async ({ request }) => {
  change(REGISTER, /$/, `\n- { from: /old, to: ${FIRST_SERVICE.href} }\n`);
  const moved = await request.get('/OLD?a=1', PAGE);
  expect(moved.status()).toBe(301);
  expect(moved.headers()['location']).toBe(`${FIRST_SERVICE.href}?a=1`);
});

test('another site’s name for this computer reaches nothing, as in DNS rebinding', async ({
  request,
}) => {
  const headers = { ...PAGE.headers, host: 'evil.example' };
  expect((await request.get('/', { headers })).status()).toBe(403);
});

test('a wrong field stops the build, which names file, line and field', () => {
  change(SERVICE, /^order: .*/m, 'order: fifth');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    encoding: 'utf8',
    // Node warns of it beside NO_COLOR.
    env: { ...process.env, FORCE_COLOR: undefined },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(RegExp(`^failed\n${SERVICE}, line \\d+, order: expected a number\n$`));
  expect(existsSync('dist')).toBe(false);
});

/** The dev server on a copy: posted forms, and invalid content. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { SHORTEST_FORM } from '../../src/inbox/testing/sample.ts';
import { copyProject } from '../copy-project.ts';
import { FIRST_SERVICE } from '../routes.ts';
import { type DevSite, serveInDev } from './serve-in-dev.ts';

const project = copyProject();
const file = `content${FIRST_SERVICE.href}.yaml`;

let editing: DevSite;

beforeAll(async () => {
  editing = await serveInDev(project);
});

afterAll(async () => {
  await editing.close();
  rmSync(project, { recursive: true, force: true });
});

/** Writes the service's order as a word; returns the fix. */
function breakFile(): () => void {
  const path = join(project, file);
  const written = readFileSync(path, 'utf8');
  const broken = written.replace(/^order: .*/m, 'order: fifth');
  expect(broken).not.toBe(written);
  writeFileSync(path, broken);
  const mend = () => writeFileSync(path, written);
  onTestFinished(mend);
  return mend;
}

test.each([
  ['a message', '/', SHORTEST_FORM, '/message-sent'],
  ['the number of a paper', '/find', { number: 'letter lt 11' }, '/find/lt11'],
])('%s is taken', async (_, path, fields, location) => {
  const answer = await fetch(editing.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html' },
    body: new URLSearchParams(fields),
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
});

test('a wrong field shows in the page, which comes back once it is mended, and from old addresses', async () => {
  const mend = breakFile();
  const open = (path = FIRST_SERVICE.href) =>
    fetch(editing.url + path, { headers: { accept: 'text/html' }, redirect: 'manual' });
  await expect.poll(async () => (await open()).status).toBe(500);
  const page = await (await open()).text();
  expect(page).toMatch(RegExp(`<li>${file}, line \\d+, order: expected a number</li>`));
  // Through Vite's client an overlay would cover it.
  expect(page).not.toContain('@vite/client');
  // Browsers request it by themselves: an error page would cover the message.
  const icon = await fetch(`${editing.url}/favicon.ico`, { headers: { accept: 'image/*' } });
  expect(icon.status).toBe(200);
  mend();
  await expect.poll(async () => (await open()).status).toBe(200);
  const register = `- { from: /old, to: ${FIRST_SERVICE.href} }`;
  writeFileSync(join(project, 'content/redirects.yaml'), register);
  const moved = await open('/OLD?a=1');
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe(`${FIRST_SERVICE.href}?a=1`);
});

test('another site’s name for this computer reaches nothing, as in DNS rebinding', async () => {
  const asked = request(editing.url, {
    headers: { host: 'evil.example', accept: 'text/html' },
  }).end();
  const [refused] = await once(asked, 'response');
  expect(refused.statusCode).toBe(403);
  refused.resume();
});

test('a wrong field stops the build, which names file, line and field', () => {
  breakFile();
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: project,
    env: { ...process.env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(RegExp(`^failed\n${file}, line \\d+, order: expected a number\n$`));
  expect(existsSync(join(project, 'dist'))).toBe(false);
});

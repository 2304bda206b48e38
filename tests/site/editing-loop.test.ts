/** The dev server on a copy: posted forms, and invalid content. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  expect(await (await open()).text()).toMatch(
    RegExp(`<li>${file}, line \\d+, order: expected a number</li>`),
  );
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

test.each<[string, RegExp, string, RegExp]>([
  ['content/redirects.yaml', /$/, '\n- { from: /a, to: /none }\n', /"\/none" is not known/],
  ['src/base/tokens/tokens.css', /^/, '}}\n', /Unexpected }/],
])(
  'a mistake in %s is said once, in the page alone, until it is mended',
  async (name, written, instead, said) => {
    const path = join(project, name);
    const before = readFileSync(path, 'utf8');
    const open = async () => {
      const answer = await fetch(editing.url, { headers: { accept: 'text/html' } });
      return { status: answer.status, page: await answer.text() };
    };
    await expect.poll(async () => (await open()).status).toBe(200);
    writeFileSync(path, before.replace(written, instead));
    onTestFinished(() => writeFileSync(path, before));
    // A style sheet is read again once the watcher has seen its change.
    await expect.poll(async () => (await open()).status).toBe(500);
    // Twice: a second fault would be reported a moment later.
    for (const _ of [1, 2]) {
      const { status, page } = await open();
      expect(status).toBe(500);
      const [row = ''] = /<li>.*/.exec(page) ?? [];
      expect(row).toContain(`<li>${name}`);
      expect(row).toMatch(said);
      // Through Vite's client an overlay would cover it.
      expect(page).not.toContain('@vite/client');
    }
    writeFileSync(path, before);
    await expect.poll(async () => (await open()).status).toBe(200);
  },
);

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

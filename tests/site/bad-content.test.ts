import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { serveInDev } from '../browser/serve-in-dev.ts';
import { SERVICES } from '../content.ts';
import { copyProject } from '../copy-project.ts';

const SLUG = SERVICES[0]?.slug ?? '';
const FILE = `content/services/${SLUG}.yaml`;

const project = copyProject();
const path = join(project, FILE);
const written = readFileSync(path, 'utf8');

afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Writes the service's order as a word. */
function breakFile(): void {
  const broken = written.replace(/^order: .*/m, 'order: fifth');
  expect(broken).not.toBe(written);
  writeFileSync(path, broken);
  onTestFinished(() => writeFileSync(path, written));
}

test('it stops the build, which names file, line and field', () => {
  breakFile();
  const { status, stderr } = spawnSync(process.execPath, ['setup/build.ts'], {
    cwd: project,
    env: { ...process.env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(RegExp(`^failed\n${FILE}, line \\d+, order: expected a number\n$`));
  expect(existsSync(join(project, 'dist'))).toBe(false);
});

test('it shows in the page of the editing loop, which comes back once it is mended, and from old addresses', async () => {
  breakFile();
  const editing = await serveInDev(project);
  onTestFinished(editing.close);
  const open = () => fetch(`${editing.url}/services/${SLUG}`, { headers: { accept: 'text/html' } });
  const problem = await open();
  expect(problem.status).toBe(500);
  expect(await problem.text()).toMatch(
    RegExp(`<td>${FILE}</td><td>\\d+</td><td>order</td><td>expected a number</td>`),
  );
  // Browsers ask for it by themselves: an error in its place would cover what is to be read.
  const icon = await fetch(`${editing.url}/favicon.ico`, { headers: { accept: 'image/*' } });
  expect(icon.status).toBe(200);
  writeFileSync(path, written);
  await expect.poll(async () => (await open()).status, { timeout: 120_000 }).toBe(200);
  const register = `- { from: /old, to: /services/${SLUG} }`;
  writeFileSync(join(project, 'content/redirects.yaml'), register);
  const options = { headers: { accept: 'text/html' }, redirect: 'manual' } as const;
  const moved = await fetch(`${editing.url}/OLD?a=1`, options);
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe(`/services/${SLUG}?a=1`);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';

const LEFT_OUT = ['node_modules', 'dist', '.git', '.node', '.astro', 'data', 'test-results'];
const FILE = 'content/services/payroll.yaml';

let project: string;
let yaml: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'project-'));
  cpSync('.', project, {
    recursive: true,
    filter: (path) => !LEFT_OUT.some((name) => resolve(path) === resolve(name)),
  });
  // Each package by itself: what a build keeps beside them is not the project's.
  mkdirSync(join(project, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((each) => !each.startsWith('.'))) {
    symlinkSync(resolve('node_modules', name), join(project, 'node_modules', name), 'junction');
  }
  yaml = readFileSync(FILE, 'utf8');
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

/** What a build complains of when one place of the service's file is written otherwise. */
async function complaintAbout(written: string, instead: string): Promise<string> {
  expect(yaml).toContain(written);
  writeFileSync(
    join(project, FILE),
    yaml.replace(written, () => instead),
  );
  const build = spawn(process.execPath, ['setup/build.ts'], {
    cwd: project,
    env: { ...process.env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [complaint, [code]] = await Promise.all([text(build.stderr), once(build, 'exit')]);
  expect(code).toBe(1);
  return complaint;
}

test.each([
  ['a missing field', 'name: Payroll Services\n', '', 'name'],
  ['a field nobody knows', 'icon: users\n', 'icon: users\ncolour: cyan\n', 'colour'],
  ['a number that is none', 'order: 5\n', 'order: fifth\n', 'order'],
  [
    'a button of another wording',
    'button: Schedule a Free',
    'button: Book a Free',
    'banner.button',
  ],
  ['a token nobody knows', 'name: Payroll Services\n', 'name: Payroll {no-such}\n', '{no-such}'],
])('%s stops the build, which names file and field', async (_, written, instead, named) => {
  const complaint = await complaintAbout(written, instead);
  expect(complaint).toContain(FILE);
  expect(complaint).toContain(named);
});

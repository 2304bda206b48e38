import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { SERVICES } from '../content.ts';
import { copyProject } from '../copy-project.ts';

const FILE = `content/services/${SERVICES[0]?.slug}.yaml`;

const project = copyProject();
const yaml = readFileSync(join(project, FILE), 'utf8');

afterAll(() => rmSync(project, { recursive: true, force: true }));

/** What a build complains of when places of the service's file are written otherwise. */
async function complaintAbout(...changes: [written: RegExp, instead: string][]): Promise<string> {
  const changed = changes.reduce((text, [written, instead]) => {
    expect(text).toMatch(written);
    return text.replace(written, instead);
  }, yaml);
  writeFileSync(join(project, FILE), changed);
  const build = spawn(process.execPath, ['setup/build.ts'], {
    cwd: project,
    env: { ...process.env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [complaint, [code]] = await Promise.all([text(build.stderr), once(build, 'exit')]);
  expect(code).toBe(1);
  expect(complaint).toContain(FILE);
  return complaint;
}

test('a field that is missing, unknown or wrong stops the build, which names file and field', async () => {
  const complaint = await complaintAbout(
    [/^name: .*\n/m, ''],
    [/^icon: /m, 'colour: cyan\nicon: '],
    [/^order: .*/m, 'order: fifth'],
    [/button: Schedule/, 'button: Book'],
  );
  for (const field of ['name', 'colour', 'order', 'banner.button']) {
    expect(complaint).toMatch(RegExp(`\\b${field}\\b`));
  }
});

test('a token that nobody knows stops the build, which names the file and the token', async () => {
  expect(await complaintAbout([/^name: .*/m, 'name: A {no-such}'])).toContain('{no-such}');
});

import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { runCommand } from '../cli/testing/run-command.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { inLines } from './find-drift.ts';

const PROJECT = join(import.meta.dirname, '..');

let copy: string;

/** A copy of what the command reads, so that a test may break it. */
beforeEach(() => {
  copy = temporaryFolder();
  for (const name of ['base', 'blog', 'content', 'inbox', 'notices', 'server', 'setup', 'site']) {
    cpSync(join(PROJECT, name), join(copy, name), { recursive: true });
  }
  for (const name of ['package.json', 'cspell.json', 'tests/words.txt']) {
    cpSync(join(PROJECT, name), join(copy, name));
  }
  symlinkSync(join(PROJECT, 'node_modules'), join(copy, 'node_modules'), 'junction');
});

function change(file: string, written: string, instead: string): void {
  const text = readFileSync(join(copy, file), 'utf8');
  expect(text).toContain(written);
  writeFileSync(join(copy, file), text.replace(written, instead));
}

test('says what must be mended and what is worth a look, each once with file, line and cure', () => {
  change('content/claims.yaml', 'value: 1000+', 'value: 1200+');
  change('content/firm.yaml', 'tagline: Accounting', 'tagline: Acountting');
  change('content/pages/about.yaml', 'href: /privacy-policy', 'href: /not-there');
  const { status, stdout } = runCommand(join(copy, 'setup/check.ts'), ['--json']);
  const said = JSON.parse(stdout);
  expect(status).toBe(1);
  expect(inLines(said).map((line) => line.replace(/line \d+/, 'line N'))).toEqual([
    'Must be mended before it can be published:',
    expect.stringMatching(/^ {2}content\/pages\/about\.yaml, line N, .*"\/not-there"/),
    expect.stringMatching(/^ {2}content\/claims\.yaml, line N: 1200\+ is printed, "1000\+/),
    '',
    'Worth a look:',
    expect.stringMatching(/^ {2}content\/firm\.yaml, line N: "Acountting" is in no dictionary/),
    '',
    expect.stringMatching(/^A public site is a draft for \d+ points/),
    '2 to mend, 1 worth a look.',
  ]);
});

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { runScript } from './command/testing/run-command.ts';

test('says what must be mended and what is worth a look, each once with file, line and cure', () => {
  const copy = temporaryFolder();
  for (const part of ['content', 'cspell.json', 'tests/words.txt']) {
    cpSync(part, join(copy, part), { recursive: true });
  }
  for (const [file, written, instead] of [
    ['content/firm.yaml', 'tagline: Accounting', 'tagline: Acountting'],
    ['content/pages/about.yaml', 'href: /privacy-policy', 'href: /not-there'],
  ] as const) {
    const text = readFileSync(join(copy, file), 'utf8');
    expect(text).toContain(written);
    writeFileSync(join(copy, file), text.replace(written, instead));
  }
  const { status, stdout } = runScript(join(import.meta.dirname, 'check.ts'), [], '', {}, copy);
  expect(status).toBe(1);
  expect(
    stdout
      .replaceAll(/line \d+/g, 'line N')
      .trimEnd()
      .split('\n'),
  ).toEqual([
    'Must be mended before it can be published:',
    expect.stringMatching(/^ {2}content\/pages\/about\.yaml, line N, .*"\/not-there"/),
    '',
    'Worth a look:',
    expect.stringMatching(/^ {2}content\/firm\.yaml, line N: "Acountting" is in no dictionary/),
    '',
    expect.stringMatching(/^A public site is a draft for \d+ points/),
    '1 to mend, 1 worth a look.',
  ]);
});

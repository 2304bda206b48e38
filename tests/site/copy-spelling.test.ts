import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printFigure } from './figure-line.ts';

const ROOT = join(import.meta.dirname, '../..');
const CSPELL = join(ROOT, 'node_modules/cspell/bin.mjs');

/** Runs the spell check: the unknown words, and the number of files read. */
function spell(): Promise<{ words: string[]; files: number }> {
  const command = [CSPELL, 'lint', '--no-progress', '--no-color'];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: ROOT }, (_error, stdout, stderr) =>
      resolve({
        words: stdout.split('\n').filter(Boolean),
        files: Number(/Files checked: (\d+)/.exec(stderr)?.[1]),
      }),
    );
  });
}

test('content, README and docs are spelled right', async () => {
  const { words, files } = await spell();
  printFigure(`spelling of ${files} files, ${words.length} unknown words`);
  expect(words).toEqual([]);
  expect(files).toBeGreaterThan(50);
});

test('the project’s words are each listed once', () => {
  const words = readFileSync(join(ROOT, 'tests/words.txt'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  expect(new Set(words).size).toBe(words.length);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CYAN, CYAN_DEEP, INK, PAPER } from './colours.ts';

const SITE = join(import.meta.dirname, '..');
const TOKENS = readFileSync(join(SITE, 'styles/tokens.css'), 'utf8');

test.each([
  ['--ink', INK],
  ['--paper', PAPER],
  ['--cyan', CYAN],
  ['--cyan-deep', CYAN_DEEP],
])('pictures have the %s of the pages', (token, colour) => {
  expect(TOKENS).toContain(`${token}: ${colour};`);
});

test('no style sheet has a colour of its own', () => {
  const sheets = globSync('**/*.css', { cwd: SITE }).filter(
    (sheet) => !sheet.endsWith('tokens.css'),
  );
  const strangers = sheets.flatMap((sheet) =>
    [...readFileSync(join(SITE, sheet), 'utf8').matchAll(/#[\da-f]{3,8}\b/gi)]
      .map(([colour]) => colour.toLowerCase())
      .filter((colour) => colour !== '#fff' && colour !== '#000')
      .map((colour) => `${sheet}: ${colour}`),
  );
  expect(strangers).toEqual([]);
});

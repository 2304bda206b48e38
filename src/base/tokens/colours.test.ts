import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readColours } from './colours.ts';

const PROJECT = join(import.meta.dirname, '../../..');

/** A line with a colour written out; one that is mixed from a token is none, and masks are not seen. */
const COLOUR =
  /^(?!.*mask-image:).*(?:#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\((?!from)).*/gim;

test('a colour that is missing is named', () => {
  expect(() => readColours(':root { --ground: #fff; --card: white; }')).toThrow(/--card/);
});

test('no style sheet but tokens.css has a colour of its own', () => {
  const sheets = globSync('src/site/**/*.css', { cwd: PROJECT });
  expect(sheets.length).toBeGreaterThan(50);
  const strangers = sheets.flatMap((sheet) =>
    (readFileSync(join(PROJECT, sheet), 'utf8').match(COLOUR) ?? []).map(
      (line) => `${sheet}: ${line}`,
    ),
  );
  expect(strangers).toEqual([]);
});

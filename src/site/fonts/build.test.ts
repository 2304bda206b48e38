import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import { buildFonts } from './build.ts';
import { CORE, FURTHER, rangesOutsideCore } from './characters.ts';

test('the fonts of nearly every text are small WOFF2 files', async () => {
  const folder = temporaryFolder();
  const sizes = await buildFonts('Tax', pathToFileURL(`${folder}/`));
  expect(sizes['source-serif-4']).toBeLessThan(10_500);
  expect(sizes['public-sans']).toBeLessThan(13_000);
  const serif = readFileSync(join(folder, 'source-serif-4.woff2'));
  expect(serif.toString('latin1', 0, 4)).toBe('wOF2');
});

test('each character belongs to one file', () => {
  const ranges = rangesOutsideCore().map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
  });
  const isOutside = (character: string) => {
    const point = character.codePointAt(0) ?? 0;
    return ranges.some(({ from, to }) => from <= point && point <= to);
  };
  expect([...CORE].filter(isOutside)).toEqual([]);
  expect([...FURTHER].filter((character) => !isOutside(character))).toEqual([]);
});

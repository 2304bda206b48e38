import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { buildFonts } from './build.ts';

test('both fonts are small WOFF2 files', async () => {
  const folder = temporaryFolder();
  const sizes = await buildFonts('Tax', pathToFileURL(`${folder}/`));
  expect(sizes['source-serif-4']).toBeLessThan(14_000);
  expect(sizes['public-sans']).toBeLessThan(16_000);
  const serif = readFileSync(join(folder, 'source-serif-4.woff2'));
  expect(serif.toString('latin1', 0, 4)).toBe('wOF2');
});

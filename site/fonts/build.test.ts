import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { buildFonts } from './build.ts';

test('both fonts are small WOFF2 files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  try {
    const sizes = await buildFonts('Tax', pathToFileURL(`${folder}/`));
    expect(sizes['source-serif-4']).toBeLessThan(14_000);
    expect(sizes['public-sans']).toBeLessThan(16_000);
    const serif = await readFile(join(folder, 'source-serif-4.woff2'));
    expect(serif.toString('latin1', 0, 4)).toBe('wOF2');
  } finally {
    await rm(folder, { recursive: true });
  }
});

import { rmSync } from 'node:fs';
import { build } from 'astro';
import { precompress } from '../server/precompress.ts';
import { buildFonts } from './fonts.ts';

/** Builds fonts and pages into dist/, with the compressed copies that the server sends. */
export async function buildSite(): Promise<void> {
  await buildFonts();
  // A schema that changed must not be met by records checked against the old one.
  rmSync('node_modules/.astro/data-store.json', { force: true });
  await build({ logLevel: 'warn' });
  await precompress('dist/client');
}

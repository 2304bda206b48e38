import { rmSync } from 'node:fs';
import { build } from 'astro';
import { precompress } from '../server/precompress.ts';
import { checkYaml } from './check-yaml.ts';
import { buildFonts } from './fonts.ts';
import { keepingLastBuild } from './keep-last-build.ts';

/**
 * Builds fonts and pages into dist/, with the compressed copies that the server sends.
 *
 * @throws YamlError for content that cannot be read, and what Astro throws for content that
 * cannot be used; dist/ is then what it was
 */
export async function buildSite(): Promise<void> {
  checkYaml('.');
  await buildFonts();
  // A schema that changed must not be met by records checked against the old one.
  rmSync('node_modules/.astro/data-store.json', { force: true });
  await keepingLastBuild(async () => {
    await build({ logLevel: 'warn' });
    await precompress('dist/client');
  });
}

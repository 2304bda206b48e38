import { build } from 'astro';
import { ContentError } from '../content/reading/content-error.ts';
import { precompress } from '../server/precompress.ts';
import { checkContent } from '../site/check-content.ts';
import { bundleServer } from './bundle-server.ts';
import { buildFonts } from './fonts.ts';
import { joinStyles } from './join-styles.ts';
import { keepingLastBuild } from './keep-last-build.ts';
import { stripMetadata } from './strip-metadata.ts';
import { writePolicies } from './write-policies.ts';
import { writeSbom } from './write-sbom.ts';

/**
 * Builds fonts, pages and the server into dist/, with the pages' policies and the compressed copies
 * that are sent.
 *
 * @throws ContentError for content that cannot be shown, and what Astro throws; dist/ is then
 * what it was
 */
export async function buildSite(): Promise<void> {
  const problems = await checkContent('.');
  if (problems.length > 0) throw new ContentError(problems);
  await buildFonts();
  await keepingLastBuild('dist', async () => {
    await build({ logLevel: 'warn' });
    await bundleServer('dist');
    await stripMetadata('dist/client');
    await joinStyles('dist/client');
    await writePolicies('dist');
    await precompress('dist/client');
    await writeSbom('dist');
  });
}

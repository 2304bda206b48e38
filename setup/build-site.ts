import { join } from 'node:path';
import { build } from 'astro';
import { texasToday } from '../base/calendar/texas-time.ts';
import { expiredEntries } from '../content/gate/expired-entries.ts';
import { expiredFacts } from '../content/gate/expired-facts.ts';
import { ContentError } from '../content/reading/content-error.ts';
import { precompress } from '../server/precompress.ts';
import { listedIn } from '../site/addresses.ts';
import { checkContent } from '../site/check-content.ts';
import { buildSettings } from './build-settings.ts';
import { bundleServer } from './bundle-server.ts';
import { carryOver } from './carry-over.ts';
import { buildFonts } from './fonts.ts';
import { finishForNetlify } from './netlify/finish.ts';
import { pruneStyles } from './prune-styles.ts';
import { stripMetadata } from './strip-metadata.ts';
import { writeFacts } from './write-facts.ts';
import { writePages } from './write-pages.ts';
import { redirectAdvice, writeRedirects } from './write-redirects.ts';
import { writeSbom } from './write-sbom.ts';

/**
 * Builds fonts and pages into a folder, for DEPLOY_TARGET.
 *
 * @param last folder of the last successful build, if any
 * @throws ContentError for invalid content, and Astro's errors
 */
export async function buildSite(folder: string, last: string): Promise<void> {
  const problems = await checkContent('.');
  if (problems.length > 0) throw new ContentError(problems);
  const today = texasToday();
  const expired = [...expiredFacts('.', today), ...expiredEntries('.', today)].map(
    ({ where, what }) => `${where}: ${what}`,
  );
  for (const line of [...redirectAdvice(last), ...expired]) process.stdout.write(`\n${line}\n`);
  await buildFonts();
  await build({ logLevel: 'warn', outDir: folder });
  const client = join(folder, 'client');
  const isForNetlify = buildSettings().DEPLOY_TARGET === 'netlify';
  const listed = listedIn('.');
  const { dated, policies } = await writePages(folder, listed, today, isForNetlify);
  await stripMetadata(client);
  // Service pages contain the styles of all exhibits, and use one.
  await pruneStyles(join(client, 'services'));
  const facts = await writeFacts(folder, {
    ...{ year: today.slice(0, 4), listed, routes: policies },
  });
  await writeRedirects(folder);
  const finish = isForNetlify
    ? [finishForNetlify(folder, facts, dated)]
    : [bundleServer(folder), precompress(client)];
  await Promise.all([writeSbom(folder), ...finish]);
  if (!isForNetlify) await carryOver(folder, last);
}

import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { build } from 'astro';
import { texasToday } from '../../src/base/calendar/texas-time.ts';
import { isThisMachine } from '../../src/base/settings/this-machine.ts';
import { FIRM_POSTS, readPostFiles } from '../../src/blog/files/read-post-file.ts';
import { writeSeed } from '../../src/blog/seed.ts';
import { announcementsIn, datedStatuses } from '../../src/content/checks/launch/dated-statuses.ts';
import {
  adviceOn,
  NO_PROBLEMS,
  readLaunch,
} from '../../src/content/checks/launch/launch-status.ts';
import { ContentError } from '../../src/content/reader/content-error.ts';
import { BUILT_FACTS_FILE, type BuiltFacts } from '../../src/server/built-facts.ts';
import { precompress } from '../../src/server/compress.ts';
import { urlPath } from '../../src/server/respond/headers.ts';
import { dynamicPaths } from '../../src/site/addresses.ts';
import { checkContent } from '../../src/site/check-content.ts';
import { settingsOf } from '../command/settings.ts';
import { writeBuildVersion } from './build-version.ts';
import { bundleServer } from './bundle-server.ts';
import { buildSiteFonts } from './fonts.ts';
import { keepHashedFiles } from './keep-hashed-files.ts';
import { finishForNetlify } from './netlify/finish.ts';
import { pagePolicy } from './page-policy.ts';
import { pruneStyles } from './prune-styles.ts';
import { stripMetadata } from './strip-metadata.ts';
import { writePages } from './write-pages.ts';
import { writeRedirects } from './write-redirects.ts';

/**
 * Builds fonts and pages into a folder, for DEPLOY_TARGET.
 *
 * @param last folder of the last successful build, if any
 * @param version the commit that is built; see `BuildVersion`
 * @throws ContentError for invalid content, and Astro's errors
 */
export async function buildSite(
  folder: string,
  last: string,
  version: string | null,
): Promise<void> {
  const problems = await checkContent('.');
  if (problems.length > 0) throw new ContentError(problems);
  const today = texasToday();
  const { SITE_URL: siteUrl, DEPLOY_TARGET, IMAGE_HOST: imageHost } = settingsOf();
  const isPublic = !isThisMachine(new URL(siteUrl).hostname);
  const launch = readLaunch('.');
  for (const line of adviceOn(launch, today, isPublic)) process.stdout.write(`\n${line}\n`);
  await buildSiteFonts();
  await build({ logLevel: 'warn', outDir: folder });
  const client = join(folder, 'client');
  const isForNetlify = DEPLOY_TARGET === 'netlify';
  const known = {
    siteUrl,
    day: today,
    listed: dynamicPaths('.'),
    // A site for this machine is never a draft.
    statuses: datedStatuses(isPublic ? launch : NO_PROBLEMS, announcementsIn('.'), today),
  };
  const { dated, policies } = await writePages(folder, known, isForNetlify);
  await stripMetadata(client);
  // Service pages contain the styles of all exhibits, but use only one.
  await pruneStyles(join(client, 'services'));
  const facts = await writeFacts(folder, { ...known, routes: policies });
  await writeRedirects(folder);
  if (!isForNetlify) await writeSeed(folder, await readPostFiles({ ...FIRM_POSTS, imageHost }));
  writeBuildVersion(isForNetlify ? client : folder, version);
  if (isForNetlify) {
    await finishForNetlify(folder, facts, dated);
  } else {
    await Promise.all([bundleServer(folder), precompress(client)]);
    keepHashedFiles(folder, last);
  }
}

/**
 * Writes and returns the metadata of the build in `dist`.
 *
 * @param facts all but the built pages' policies, which are read from the pages
 */
async function writeFacts(
  dist: string,
  { routes, ...known }: Omit<BuiltFacts, 'policies'> & { routes: BuiltFacts['policies']['routes'] },
): Promise<BuiltFacts> {
  const client = join(dist, 'client');
  const policies = globSync('**/*.html', { cwd: client }).map(async (name) => {
    const html = await readFile(join(client, name), 'utf8');
    return [urlPath(name.replaceAll(sep, '/')), pagePolicy(html)] as const;
  });
  const built = Object.fromEntries(await Promise.all(policies));
  const facts = { ...known, policies: { built, routes } };
  await writeFile(join(dist, BUILT_FACTS_FILE), JSON.stringify(facts));
  return facts;
}

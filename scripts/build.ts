/** Builds the site for DEPLOY_TARGET unless it is up to date. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { archivePath } from '../src/archive/archive.ts';
import { texasToday } from '../src/base/calendar/texas-time.ts';
import type { Settings } from '../src/base/settings/settings.ts';
import { isThisMachine } from '../src/base/settings/this-machine.ts';
import { publishedPostHeads } from '../src/content/reader/post-heads.ts';
import { currentVersion, renewBuildVersion } from './build/build-version.ts';
import { keepHashedFiles } from './build/keep-hashed-files.ts';
import { hashOfSources } from './build/source-hash.ts';
import { settingsOf } from './command/settings.ts';
import { activateRelease, buildInto, DISK_FULL, releaseFolder } from './release/releases.ts';

/** File with the hash of the build’s sources. */
const HASH_FILE = '.built-from';
const FOLDERS = { server: 'dist', netlify: 'dist-netlify' };

// Otherwise Vite would use the caller's NODE_ENV.
process.env['NODE_ENV'] = 'production';

try {
  const settings = settingsOf();
  const { SITE_URL, DEPLOY_TARGET = 'server' } = settings;
  const dist = FOLDERS[DEPLOY_TARGET];
  // The server renders for each day, but due dates end three years after the build's year.
  // Netlify publishes pages as of the build's day.
  const time = DEPLOY_TARGET === 'netlify' ? texasToday() : texasToday().slice(0, 4);
  const expected = hashOfSources('.', SITE_URL, time);
  const version = currentVersion();
  if (DEPLOY_TARGET === 'netlify') {
    if (!isBuilt(dist, expected)) await build(dist, dist, expected, version);
    await renewBuildVersion(join(dist, 'client'), version);
  } else {
    const release = releaseFolder(expected);
    const isNew = !isBuilt(dist, expected);
    if (isNew && isBuilt(release, expected)) keepHashedFiles(release, dist);
    else if (isNew) await build(release, dist, expected, version);
    await renewBuildVersion(isNew ? release : dist, version);
    if (isNew) {
      activateRelease(dist, release);
      await record(dist, settings);
    }
  }
  // Vite leaves open handles.
  process.exit(0);
} catch (error) {
  const words = explain(error);
  process.stderr.write(`${words}\n`);
  process.exit(/ENOSPC|no space left/i.test(words) ? DISK_FULL : 1);
}

function isBuilt(dist: string, expected: string): boolean {
  const hash = join(dist, HASH_FILE);
  return existsSync(hash) && readFileSync(hash, 'utf8') === expected;
}

/**
 * Builds into a folder.
 *
 * @param last folder of the last successful build, if any
 */
async function build(
  folder: string,
  last: string,
  expected: string,
  version: string | null,
): Promise<void> {
  const started = Date.now();
  process.stdout.write('Building the site … ');
  try {
    // Lazy, so that starting without a build stays fast.
    const { buildSite } = await import('./build/build-site.ts');
    await buildInto(folder, async (part) => {
      await buildSite(part, last, version);
      writeFileSync(join(part, HASH_FILE), expected);
    });
  } catch (error) {
    process.stderr.write('failed\n');
    throw error;
  }
  process.stdout.write(`${((Date.now() - started) / 1000).toFixed(0)} s\n`);
}

/** Archives the texts of a build for a public address; a site without a record is better than none. */
async function record(dist: string, { SITE_URL, DATA_DIR }: Settings): Promise<void> {
  if (isThisMachine(new URL(SITE_URL).hostname)) return;
  try {
    const { recordBuild } = await import('../src/archive/record.ts');
    const posts = publishedPostHeads('.').map(({ file }) => file);
    recordBuild(archivePath(DATA_DIR), dist, posts, SITE_URL);
  } catch (error) {
    process.stderr.write(`This build has no record: ${explain(error)}\n`);
  }
}

/** An error's message, after the file Astro names, if any. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Astro adds Markdown bold for its error page.
  const message = error.message.replaceAll('**', '');
  const location = 'loc' in error ? error.loc : undefined;
  const named = typeof location === 'object' && location !== null && 'file' in location;
  return named ? `${relative('.', String(location.file))}\n${message}` : message;
}

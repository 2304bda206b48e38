/** Builds the site for DEPLOY_TARGET unless it is up to date; one build at a time. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Snapshot } from '../archive/store.ts';
import { currentYear } from '../base/calendar/current-year.ts';
import { texasToday } from '../base/calendar/texas-time.ts';
import { buildSettings } from './build-settings.ts';
import { fingerprint } from './fingerprint.ts';
import { currentVersion, renewMark } from './mark.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { lastBuild, replacingBuild } from './replace-build.ts';

/** File with the build's fingerprint. */
const STAMP = '.built-from';
const FOLDERS = { server: 'dist', netlify: 'dist-netlify' };

// Otherwise Vite would use the caller's NODE_ENV.
process.env['NODE_ENV'] = 'production';

try {
  const settings = buildSettings();
  const { SITE_URL, DEPLOY_TARGET = 'server' } = settings;
  const dist = FOLDERS[DEPLOY_TARGET];
  // A server renders for each day, but its due dates end three years after the build's year.
  // Netlify publishes pages as of the build's day.
  const time = DEPLOY_TARGET === 'netlify' ? texasToday() : currentYear();
  const expected = fingerprint('.', SITE_URL, time);
  const version = currentVersion();
  const marked = DEPLOY_TARGET === 'netlify' ? join(dist, 'client') : dist;
  if (!isBuilt(dist, expected)) {
    await oneAtATime(
      '.build-lock',
      async () => {
        const snapshot = await build(dist, expected, version);
        if (snapshot) await keep(snapshot, settings, dist);
      },
      () => process.stdout.write('Waiting for another build to end.\n'),
    );
  }
  await renewMark(marked, version);
  // Vite leaves handles open.
  process.exit(0);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

function isBuilt(dist: string, expected: string): boolean {
  const stamp = join(dist, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === expected;
}

async function build(
  dist: string,
  expected: string,
  version: string | null,
): Promise<Snapshot | undefined> {
  // Built by the process waited for.
  if (isBuilt(dist, expected)) return undefined;
  if (dist === FOLDERS.server && isBuilt(lastBuild(dist), expected)) {
    const { bringBack } = await import('./bring-back.ts');
    process.stdout.write('The build before this one has the same sources, and comes back.\n');
    return bringBack(dist);
  }
  const started = Date.now();
  let snapshot: Snapshot | undefined;
  process.stdout.write('Building the site … ');
  try {
    // Lazy, so that starting without a build stays fast.
    const { buildSite } = await import('./build-site.ts');
    await replacingBuild(dist, async (folder) => {
      snapshot = await buildSite(folder, dist, version);
      writeFileSync(join(folder, STAMP), expected);
    });
  } catch (error) {
    process.stderr.write('failed\n');
    throw error;
  }
  process.stdout.write(`${((Date.now() - started) / 1000).toFixed(0)} s\n`);
  return snapshot;
}

/** Says where the record is. The site stands without it too. */
async function keep(
  snapshot: Snapshot,
  { DEPLOY_TARGET, DATA_DIR, SITE_URL }: ReturnType<typeof buildSettings>,
  dist: string,
): Promise<void> {
  const { keepRecord, RECORD_FILE } = await import('./keep-record.ts');
  if (DEPLOY_TARGET === 'netlify') {
    const said = `The record of this build goes with it, to ${SITE_URL}/${RECORD_FILE}: fetch it, and keep it.`;
    process.stdout.write(`${said}\n`);
    return;
  }
  try {
    process.stdout.write(`${keepRecord(snapshot, DATA_DIR)}\n`);
  } catch (error) {
    const cure = `Mend that, then run: npm run archive -- add ${join(dist, RECORD_FILE)}`;
    process.stderr.write(`The record of this build was not kept: ${explain(error)}\n${cure}\n`);
  }
}

/** An error's message, after the file Astro names, if any. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Astro adds Markdown bold for its error page.
  const message = error.message.replaceAll('**', '');
  const place = 'loc' in error ? error.loc : undefined;
  const named = typeof place === 'object' && place !== null && 'file' in place;
  return named ? `${relative('.', String(place.file))}\n${message}` : message;
}

/**
 * Builds the site for the home that DEPLOY_TARGET names, unless what was built last is what the
 * sources say; one build at a time.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { currentYear } from '../calendar/current-year.ts';
import { texasToday } from '../calendar/texas-time.ts';
import { buildSettings } from './build-settings.ts';
import { fingerprint } from './fingerprint.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { replacingBuild } from './replace-build.ts';

/** The fingerprint's file in a build's folder. */
const STAMP = '.built-from';
const FOLDERS = { server: 'dist', netlify: 'dist-netlify' };

// Vite would take the caller's.
process.env['NODE_ENV'] = 'production';

try {
  const { SITE_URL, DEPLOY_TARGET = 'server' } = buildSettings();
  const dist = FOLDERS[DEPLOY_TARGET];
  // A server shows its pages as of each day, but their due dates end with the third year after that of
  // the build. What is published elsewhere is as of the day of the build.
  const time = DEPLOY_TARGET === 'netlify' ? texasToday() : currentYear();
  const wanted = fingerprint('.', SITE_URL, time);
  if (!isBuilt(dist, wanted)) {
    await oneAtATime(
      '.build-lock',
      () => build(dist, wanted),
      () => process.stdout.write('Waiting for another build to end.\n'),
    );
    // Vite leaves handles open that would keep the process.
    process.exit(0);
  }
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

function isBuilt(dist: string, wanted: string): boolean {
  const stamp = join(dist, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

async function build(dist: string, wanted: string): Promise<void> {
  // The build that was waited for built it.
  if (isBuilt(dist, wanted)) return;
  const started = Date.now();
  process.stdout.write('Building the site … ');
  try {
    // Imported lazily: a start without changes stays quick.
    const { buildSite } = await import('./build-site.ts');
    await replacingBuild(dist, async (folder) => {
      await buildSite(folder, dist);
      writeFileSync(join(folder, STAMP), wanted);
    });
  } catch (error) {
    process.stderr.write('failed\n');
    throw error;
  }
  process.stdout.write(`${((Date.now() - started) / 1000).toFixed(0)} s\n`);
}

/** The message of an error, after the file it is about where Astro names one. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Astro sets names in bold for its own page.
  const message = error.message.replaceAll('**', '');
  const place = 'loc' in error ? error.loc : undefined;
  const named = typeof place === 'object' && place !== null && 'file' in place;
  return named ? `${relative('.', String(place.file))}\n${message}` : message;
}

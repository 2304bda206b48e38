import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Git names the last commit of a day by this zone's midnight. */
const ZONE = 'America/Chicago';
/** Root may read and write what is the site's. */
const SETTINGS = ['safe.directory=*', 'user.name=site', 'user.email=site@localhost'];

/** Path of the archive, a bare Git repository in the data folder. */
export function archivePath(dataDir: string): string {
  return join(dataDir, 'archive.git');
}

/**
 * Runs Git in the archive.
 *
 * @returns what it prints
 * @throws Error with Git's words
 */
export function archiveGit(repository: string, ...args: readonly string[]): string {
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  const all = [...settings, '--git-dir', repository, ...args];
  const { status, stdout, stderr, error } = spawnSync('git', all, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, TZ: ZONE },
  });
  if (status === 0) return stdout;
  throw new Error(`${repository}: ${error?.message ?? stderr.trim()}`);
}

/**
 * The last commit of a day in Texas, or before it.
 *
 * @param day YYYY-MM-DD
 * @throws Error where nothing was public by then
 */
export function commitOfDay(repository: string, day: string): string {
  if (!existsSync(repository)) {
    throw new Error(`There is no ${repository}: the first build for a public address makes it.`);
  }
  const last = ['rev-list', '--max-count=1', `--before=${day}T23:59:59`, 'HEAD'];
  const commit = archiveGit(repository, ...last).trim();
  if (commit !== '') return commit;
  throw new Error(`Nothing was public on ${day}, or before it.`);
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The time zone in which Git decides which commit is the last of a day. */
const ZONE = 'America/Chicago';
/** `safe.directory` lets root use the repository, which belongs to the site's user. */
const SETTINGS = ['safe.directory=*', 'user.name=site', 'user.email=site@localhost'];

/** Path of the archive, a bare Git repository in the data folder. */
export function archivePath(dataDir: string): string {
  return join(dataDir, 'archive.git');
}

/**
 * Runs Git in the archive.
 *
 * @returns Git's output
 * @throws Error with Git's message
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
 * The hash of the last commit on or before a day in Texas.
 *
 * @param day YYYY-MM-DD
 * @throws Error if nothing was public by then
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

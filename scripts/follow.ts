/**
 * `npm run follow`: deploys the upstream branch to this server; its timer runs it each minute.
 * Fetches, fast-forwards, installs, builds, has systemd restart the servers, and rolls back if the new
 * version does not respond. `--again` retries a rejected version.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { messageOf } from '../src/base/errors/message-of.ts';
import { environment } from '../src/base/settings/environment.ts';
import { readSettings } from '../src/base/settings/settings.ts';
import {
  FOLLOWED_FILE,
  type RejectedVersion,
  readBuildVersion,
  rejectedSchema,
} from '../src/server/version.ts';
import { createGit } from './publish/git.ts';
import { REJECTION_REASONS } from './publish/public-site.ts';
import { activateRelease, DISK_FULL } from './release/releases.ts';
import { restartServers } from './release/restart-servers.ts';

/** The state that each run saves for the next. */
const stateSchema = z.object({
  /** The version deployed last. */
  done: z.string().optional(),
  /** The last release folder that responded. */
  release: z.string().optional(),
  /** The rejected version, if any. */
  refused: rejectedSchema,
});
const { DATA_DIR, SUPABASE_URL, SUPABASE_SERVICE_KEY } = readSettings(environment());
const FILE = join(DATA_DIR, FOLLOWED_FILE);
const git = createGit('.');

try {
  await follow();
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}

/** One run. It repeats the work of an interrupted one. */
async function follow(): Promise<void> {
  const known = stateSchema.parse(JSON.parse(existsSync(FILE) ? readFileSync(FILE, 'utf8') : '{}'));
  git('fetch', '--quiet');
  const target = git('rev-parse', '@{upstream}');
  const isGivenUp = known.refused?.version === target && !process.argv.includes('--again');
  if (target === known.done) return;
  if (/^(?!\?\?|$)/m.test(git('status', '--porcelain'))) {
    throw new Error('Files were changed here by hand: "git status" names them.');
  }
  const { release = readlinkSync('dist') } = known;
  if (isGivenUp) return rollBack(release);
  saveState({ ...known, release });
  git('merge', '--quiet', '--ff-only', target);
  const why = await deploy(target);
  if (why !== undefined) {
    saveState({ ...known, release, refused: { version: target, why } });
    await rollBack(release);
    const name = git('log', '--max-count=1', '--format=%h "%s"', target);
    throw new Error(`${name} is given up, what ran before goes on: ${REJECTION_REASONS[why]}.`);
  }
  if (SUPABASE_URL === undefined || SUPABASE_SERVICE_KEY !== undefined) {
    if (exitCodeOf('node', 'scripts/posts.ts', 'sync') !== 0)
      throw new Error('The posts are tried again.');
  }
  saveState({ done: target, release: readlinkSync('dist') });
}

/**
 * Brings packages, build and servers to the version of the files.
 *
 * @returns why the version is rejected; undefined if it works
 * @throws Error for faults of the machine or the network
 */
async function deploy(version: string): Promise<RejectedVersion['why'] | undefined> {
  install();
  const built = exitCodeOf('npm', 'run', '--silent', 'build');
  if (built === DISK_FULL) throw new Error('The disk is full. The build is tried again.');
  if (built !== 0) return 'build';
  return (await restartServers(version)) ? undefined : 'answer';
}

/** Brings files, packages and servers back to a release, if they differ. */
async function rollBack(release: string): Promise<void> {
  const { version } = await readBuildVersion(release);
  if (version === null) throw new Error(`${release} is of no commit: it cannot be put back.`);
  git('reset', '--quiet', '--keep', version);
  install();
  activateRelease('dist', release);
  await restartServers(version);
}

function install(): void {
  if (exitCodeOf('npm', 'run', '--silent', 'prebuild') !== 0)
    throw new Error('The packages are tried again.');
}

/** Writes the state atomically, even if the process or the machine fails. */
function saveState(known: z.infer<typeof stateSchema>): void {
  writeFileSync(`${FILE}.next`, `${JSON.stringify(known)}\n`, { flush: true });
  renameSync(`${FILE}.next`, FILE);
}

/** Runs a program; returns its exit code, null if it was killed. */
function exitCodeOf(program: string, ...args: string[]): number | null {
  return spawnSync(program, args, { stdio: 'inherit' }).status;
}

/**
 * `npm run follow`: brings this server to what the public branch has, as its timer does each minute.
 * Fetches, fast-forwards, installs, builds, has systemd exchange the server, and puts the version
 * before back where the new one does not answer. `--again` tries a version that was given up.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { messageOf } from '../src/base/errors/message-of.ts';
import { environment } from '../src/base/settings/environment.ts';
import { readSettings } from '../src/base/settings/settings.ts';
import { FOLLOWED_FILE, type Refused, refused } from '../src/server/version.ts';
import { gitIn } from './publish/git.ts';
import { REFUSALS } from './publish/public-site.ts';
import { exchangeServers } from './release/exchange-servers.ts';
import { DISK_FULL } from './release/releases.ts';

/** The state that one run leaves to the next: the version that answered last, and the one that was given up. */
const memory = z.object({ done: z.string().optional(), refused });
const { DATA_DIR, SUPABASE_URL, SUPABASE_SERVICE_KEY } = readSettings(environment());
const FILE = join(DATA_DIR, FOLLOWED_FILE);
const git = gitIn('.');

try {
  await follow();
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}

/** One run. Where it is cut off, the next one goes the same way again. */
async function follow(): Promise<void> {
  const known = memory.parse(JSON.parse(existsSync(FILE) ? readFileSync(FILE, 'utf8') : '{}'));
  git('fetch', '--quiet');
  const [head, target] = [git('rev-parse', 'HEAD'), git('rev-parse', '@{upstream}')];
  const { done = head } = known;
  const isGivenUp = known.refused?.version === target && !process.argv.includes('--again');
  if (isGivenUp || (head === target && known.done === target)) return;
  if (/^(?!\?\?|$)/m.test(git('status', '--porcelain'))) {
    throw new Error('Files were changed here by hand: "git status" names them.');
  }
  git('merge', '--quiet', '--ff-only', target);
  const why = await show(target);
  if (why !== undefined) {
    git('reset', '--quiet', '--keep', done);
    await show(done);
    remember({ done, refused: { version: target, why } });
    const name = git('log', '--max-count=1', '--format=%h "%s"', target);
    throw new Error(`${name} is given up, what ran before goes on: ${REFUSALS[why]}.`);
  }
  const isLeftToDesk = SUPABASE_URL !== undefined && SUPABASE_SERVICE_KEY === undefined;
  if (!isLeftToDesk && runs('node', 'scripts/posts.ts', 'sync') !== 0) {
    throw new Error('The posts are tried again.');
  }
  remember({ done: target });
}

/**
 * Brings packages, build and servers to the version that the folder is at.
 *
 * @returns why the version is at fault; undefined where it is not
 * @throws Error where the machine or the network is at fault
 */
async function show(version: string): Promise<Refused['why'] | undefined> {
  if (runs('npm', 'run', '--silent', 'prebuild') !== 0) {
    throw new Error('The packages are tried again.');
  }
  const built = runs('npm', 'run', '--silent', 'build');
  if (built === DISK_FULL) throw new Error('The disk is full. The build is tried again.');
  if (built !== 0) return 'build';
  return (await exchangeServers(version)) ? undefined : 'answer';
}

/** Writes it, whole or not at all, whatever ends the process or the machine. */
function remember(known: z.infer<typeof memory>): void {
  writeFileSync(`${FILE}.next`, `${JSON.stringify(known)}\n`, { flush: true });
  renameSync(`${FILE}.next`, FILE);
}

/** Runs a program; returns its exit code, null where it was killed. */
function runs(program: string, ...args: string[]): number | null {
  return spawnSync(program, args, { stdio: 'inherit' }).status;
}

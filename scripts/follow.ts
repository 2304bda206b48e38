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
import { exchangeServers, isServed } from './release/exchange-servers.ts';

const REASONS: Readonly<Record<Refused['why'], string>> = {
  build: 'it could not be built, as said above',
  answer: 'it did not answer',
  branch: 'it does not follow on from what is here, or files were changed here by hand',
};

/** The state that one run leaves to the next. */
const memory = z.object({
  /** The version that answered last. */
  done: z.string().optional(),
  /** Whether it was cut off while it moved files. */
  isMoving: z.boolean().optional(),
  /** The version that was given up. */
  refused: refused.optional(),
});
const { DATA_DIR, SUPABASE_URL, SUPABASE_SERVICE_KEY } = readSettings(environment());
const FILE = join(DATA_DIR, FOLLOWED_FILE);
const git = gitIn('.');

try {
  await follow();
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}

/** One run. It goes the whole way from wherever an interrupted one stopped. */
async function follow(): Promise<void> {
  git('fetch', '--quiet');
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '{}';
  const { isMoving, ...known } = memory.parse(JSON.parse(text));
  if (isMoving) git('reset', '--quiet', '--hard');
  const [head, target] = [git('rev-parse', 'HEAD'), git('rev-parse', '@{upstream}')];
  const done = known.done ?? head;
  const isRefused = known.refused?.version === target && !process.argv.includes('--again');
  // The obstacle to a branch may be gone by now.
  const isGivenUp = isRefused && known.refused?.why !== 'branch';
  const wanted = isGivenUp ? done : target;
  if (head === wanted && known.done === wanted && (await isServed(wanted))) return;
  const why = await bring(wanted, known);
  if (why === 'branch' && isRefused) return;
  if (why !== undefined) {
    const given = { done, refused: { version: wanted, why } };
    if (why !== 'branch') await bring(done, given);
    remember(given);
    const name = git('log', '--max-count=1', '--format=%h "%s"', wanted);
    throw new Error(`${name} is given up, what ran before goes on: ${REASONS[why]}.`);
  }
  if (SUPABASE_URL === undefined || SUPABASE_SERVICE_KEY !== undefined) {
    if (!isWell('node', 'scripts/posts.ts', 'sync')) throw new Error('The posts are tried again.');
  }
  remember({ done: wanted, ...(isGivenUp && { refused: known.refused }) });
}

/**
 * Brings source, packages, build and servers to a version.
 *
 * @returns why the version is at fault; undefined where it is not
 * @throws Error where the machine or the network is at fault
 */
async function bring(
  version: string,
  known: z.infer<typeof memory>,
): Promise<Refused['why'] | undefined> {
  if (git('status', '--porcelain', '--untracked-files=no') !== '') return 'branch';
  remember({ ...known, isMoving: true });
  const isBack = git.attempt('merge-base', '--is-ancestor', version, 'HEAD').ok;
  const move = isBack ? ['reset', '--quiet', '--keep'] : ['merge', '--quiet', '--ff-only'];
  const isMoved = git.attempt(...move, version).ok;
  remember(known);
  if (!isMoved) return 'branch';
  if (!isWell('npm', 'run', '--silent', 'prebuild'))
    throw new Error('The packages are tried again.');
  if (!isWell('npm', 'run', '--silent', 'build')) return 'build';
  return (await exchangeServers(version)) ? undefined : 'answer';
}

/** Writes it, whole or not at all, whatever ends the process or the machine. */
function remember(known: z.infer<typeof memory>): void {
  writeFileSync(`${FILE}.next`, `${JSON.stringify(known)}\n`, { flush: true });
  renameSync(`${FILE}.next`, FILE);
}

function isWell(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'inherit' }).status === 0;
}

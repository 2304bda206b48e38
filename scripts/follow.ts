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
import { FOLLOWED_FILE, type RejectedVersion, rejected } from '../src/server/version.ts';
import { gitIn, isIn } from './publish/git.ts';
import { REFUSALS } from './publish/public-site.ts';
import { exchangeServers } from './release/exchange-servers.ts';
import { DISK_FULL } from './release/releases.ts';

/** The state that one run leaves to the next. */
const memory = z.object({
  /** The version that answered last. */
  done: z.string().optional(),
  /** The version that was given up. */
  refused: rejected,
  /** Whether the way back from it is not at its end. */
  isGoingBack: z.boolean().optional(),
  /** The version that Git is bringing files to. */
  movesTo: z.string().optional(),
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
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '{}';
  const { movesTo, ...known } = memory.parse(JSON.parse(text));
  if (movesTo !== undefined) {
    git('reset', '--quiet', '--hard', movesTo);
    remember(known);
  }
  git('fetch', '--quiet');
  const [head, target] = [git('rev-parse', 'HEAD'), git('rev-parse', '@{upstream}')];
  const { done = head } = known;
  const isGivenUp = known.refused?.version === target && !process.argv.includes('--again');
  const wanted = isGivenUp ? done : target;
  if (head === wanted && known.done === wanted && !known.isGoingBack) return;
  const why = await bring(wanted, known);
  if (why !== undefined) {
    const given = { done, refused: isGivenUp ? known.refused : { version: wanted, why } };
    const back = { ...given, isGoingBack: true };
    remember(back);
    if ((await bring(done, back)) === undefined) remember(given);
    const name = git('log', '--max-count=1', '--format=%h "%s"', wanted);
    throw new Error(`${name} is given up, what ran before goes on: ${REFUSALS[why]}.`);
  }
  if (SUPABASE_URL === undefined || SUPABASE_SERVICE_KEY !== undefined) {
    if (runs('node', 'scripts/posts.ts', 'sync') !== 0)
      throw new Error('The posts are tried again.');
  }
  remember({ done: wanted, ...(isGivenUp && { refused: known.refused }) });
}

/**
 * Brings source, packages, build and servers to a version.
 *
 * @returns why the version is at fault; undefined where it is not
 * @throws Error where the machine, the network, or what was done here by hand is at fault
 */
async function bring(
  version: string,
  known: z.infer<typeof memory>,
): Promise<RejectedVersion['why'] | undefined> {
  const before = git('status', '--porcelain');
  if (/^(?!\?\?|$)/m.test(before)) {
    throw new Error('Files were changed here by hand: "git status" names them.');
  }
  remember({ ...known, movesTo: version });
  try {
    if (isIn(git, version, 'HEAD')) git('reset', '--quiet', '--keep', version);
    else git('merge', '--quiet', '--ff-only', version);
  } finally {
    // Where it stopped halfway, the next run brings it to its end.
    if (git('status', '--porcelain') === before) remember(known);
  }
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

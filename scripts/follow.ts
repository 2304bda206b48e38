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
import { exchangeServers } from './release/exchange-servers.ts';

const REASONS: Readonly<Record<Refused['why'], string>> = {
  build: 'it could not be built, as said above',
  answer: 'it did not answer',
};

/** The state that one run leaves to the next: the version that answered last, and one that was given up. */
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

/** One run. It goes the whole way from wherever an interrupted one stopped. */
async function follow(): Promise<void> {
  git('fetch', '--quiet');
  const known = memory.parse(JSON.parse(existsSync(FILE) ? readFileSync(FILE, 'utf8') : '{}'));
  const [head, target] = [git('rev-parse', 'HEAD'), git('rev-parse', '@{upstream}')];
  const { done = head } = known;
  const isGivenUp = known.refused?.version === target && !process.argv.includes('--again');
  const wanted = isGivenUp ? done : target;
  if (head === wanted && known.done === wanted) return;
  const why = await bring(wanted);
  if (why !== undefined) {
    await bring(done);
    remember({ done, refused: { version: wanted, why } });
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
 * @throws Error where the machine, the network, or what was done here by hand is at fault
 */
async function bring(version: string): Promise<Refused['why'] | undefined> {
  if (git('status', '--porcelain', '--untracked-files=no') !== '') {
    throw new Error('Files were changed here by hand: "git status" names them.');
  }
  const isBack = git.attempt('merge-base', '--is-ancestor', version, 'HEAD').ok;
  if (isBack) git('reset', '--quiet', '--keep', version);
  else git('merge', '--quiet', '--ff-only', version);
  if (!isWell('npm', 'run', '--silent', 'prebuild')) {
    throw new Error('The packages are tried again.');
  }
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

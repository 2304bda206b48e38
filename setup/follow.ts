/**
 * `npm run follow`: brings what the public branch has to this server, as its timer does each minute.
 * Fetches, builds, has systemd exchange the server, and brings the posts in once the new version
 * answers; puts the version before back where it does not. `--again` tries what was given up.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment } from '../base/settings/environment.ts';
import { readSettings } from '../base/settings/settings.ts';
import { FOLLOWED_FILE, type Refused } from '../server/version.ts';
import { exchangeServers } from './follow/exchange.ts';
import { type Memory, recall, remember } from './follow/memory.ts';
import * as source from './follow/source.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** A build may have failed for want of room: it is tried again after an hour. */
const BUILD_AGAIN_MS = 3_600_000;

const REASONS: Readonly<Record<Refused['why'], string>> = {
  build:
    'it could not be built, as said above; tried again in an hour, or once the branch moves on',
  answer: 'it did not answer; tried again once the branch moves on',
  branch: 'it does not follow on from what is here, or files were changed here by hand',
};

/** A version that cannot be brought in. */
class GivenUp extends Error {
  readonly why: Refused['why'];

  constructor(why: Refused['why']) {
    super(REASONS[why]);
    this.why = why;
  }
}

try {
  const { DATA_DIR } = readSettings({ DATA_DIR: environment()['DATA_DIR'] });
  const file = join(DATA_DIR, FOLLOWED_FILE);
  await oneAtATime(
    '.follow-lock',
    () => follow(recall(file), (known) => remember(file, known)),
    () => say('Another run is at it.'),
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/**
 * One run. It goes the whole way from wherever an interrupted one stopped: each step finds out
 * whether it is done.
 *
 * @throws GivenUp once the version before is back; Error for what the next run tries again
 */
async function follow(known: Memory, keep: (known: Memory) => void): Promise<void> {
  const { trying, refused } = process.argv.includes('--again')
    ? { ...known, refused: undefined }
    : known;
  source.clearLocks(trying !== undefined);
  const isAway = tellIfAway(known.isAway ?? false);
  if (isAway !== (known.isAway ?? false)) keep({ ...known, isAway });
  const [head, target] = [source.commitOf('HEAD'), source.commitOf('@{upstream}')];
  const done = known.done ?? head;
  const isFit =
    source.follows(target, trying === undefined ? head : done) &&
    (trying !== undefined || head === target || !source.isTouched(target));
  const isGivenUp = refused?.version === target && !isDue(refused);
  const wanted = isGivenUp || !isFit ? done : target;
  if (!isFit && trying === undefined) {
    if (refused?.version === target && refused.why === 'branch') return;
    keep({ ...known, isAway, refused: { version: target, why: 'branch', at: Date.now() } });
    throw giveUp(target, new GivenUp('branch'));
  }
  if (trying === undefined && head === wanted && known.done === wanted) {
    if (refused !== undefined && !isGivenUp) keep({ done, isAway });
    return;
  }

  keep({ done, trying: wanted, refused, isAway });
  try {
    await bring(wanted);
  } catch (error) {
    if (!(error instanceof GivenUp) || wanted === done) throw error;
    const given = { version: wanted, why: error.why, at: Date.now() };
    keep({ done, trying: done, refused: given, isAway });
    await bring(done);
    keep({ done, refused: given, isAway });
    throw giveUp(wanted, error);
  }
  if (wanted !== done) {
    const gone = source.postsGone(done, wanted);
    if (!isWell('node', 'cli/follow-posts.ts', ...gone)) {
      throw new Error('The posts could not be brought in, and are tried again.');
    }
    say(`${source.named(wanted)} is public.`);
  }
  keep({ done: wanted, isAway, ...(wanted !== target && { refused }) });
}

/**
 * Brings source, packages, build and servers to a version.
 *
 * @throws GivenUp where the version is at fault, Error where the machine or the network is
 */
async function bring(version: string): Promise<void> {
  source.moveTo(version);
  if (!isWell('npm', 'run', '--silent', 'prebuild')) {
    throw new Error('The packages could not be installed, and are tried again.');
  }
  if (!isWell('npm', 'run', '--silent', 'build')) throw new GivenUp('build');
  if (!(await exchangeServers(version))) throw new GivenUp('answer');
}

/** Whether the branch cannot be reached; said as that begins and ends. */
function tellIfAway(wasAway: boolean): boolean {
  const fault = source.fetchBranch();
  if (fault !== undefined && !wasAway) say(`The branch cannot be reached: ${fault}`);
  if (fault === undefined && wasAway) say('The branch can be reached again.');
  return fault !== undefined;
}

function isDue({ why, at }: NonNullable<Memory['refused']>): boolean {
  return why === 'branch' || (why === 'build' && Math.abs(Date.now() - at) > BUILD_AGAIN_MS);
}

function giveUp(version: string, { message }: GivenUp): Error {
  return new Error(`${source.named(version)} is given up, what ran before goes on: ${message}.`);
}

function isWell(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'inherit' }).status === 0;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

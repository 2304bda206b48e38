import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { texasTime } from '../../src/base/calendar/texas-time.ts';
import { type RejectedVersion, rejected, VERSION_PATH } from '../../src/server/version.ts';
import type { Branch } from './branch.ts';
import type { Desk, PublishOutcome } from './desk.ts';
import { isIn } from './git.ts';

const answer = z.object({ version: z.hash('sha1').nullable(), refused: rejected });

/** Why a server has refused a version. */
export const REFUSALS: Readonly<Record<RejectedVersion['why'], string>> = {
  build: 'it could not be built',
  answer: 'it did not answer',
};
/** The longest wait for an answer of a server, which may be busy. */
export const ANSWER_MS = 10_000;

/**
 * Asks a site for its version.
 *
 * @throws Error, as a rejection, where it does not name one
 */
export async function askVersion(origin: string): Promise<z.infer<typeof answer>> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const response = await fetch(origin + VERSION_PATH, { cache: 'no-store', signal });
  return answer.parse(await response.json());
}

/** Waits until the public site shows a commit, or one that follows it, and then brings the posts in. */
export async function waitUntilLive(
  desk: Desk,
  branch: Branch,
  commit: string,
): Promise<PublishOutcome> {
  const { git, publicUrl, patience, say } = desk;
  if (publicUrl === undefined) {
    say('When the public site shows it is not known here: PUBLIC_URL in .env names it.');
    desk.syncPosts();
    return 'published';
  }
  const isFrom = (version: string | null | undefined) => {
    if (!version) return false;
    // Somebody else may have published since.
    const isKnown = git.attempt('cat-file', '-e', version).ok;
    if (!isKnown) git.attempt('fetch', '--quiet', branch.remote, branch.name);
    return isIn(git, commit, version);
  };
  say(`Waiting until ${publicUrl} shows it. You may go on writing; Ctrl-C ends the wait alone.`);
  const end = performance.now() + patience.forMs;
  do {
    const seen = await askVersion(publicUrl).catch(() => undefined);
    if (isFrom(seen?.version)) {
      say(`The public site shows it since ${texasTime(new Date().toISOString())}.`);
      desk.syncPosts();
      return 'published';
    }
    if (seen?.refused && isFrom(seen.refused.version)) {
      say(`The public site did not take it: ${REFUSALS[seen.refused.why]}. It goes on as it was.`);
      say('To take it back: npm run undo');
      return 'refused';
    }
    await setTimeout(patience.everyMs);
  } while (performance.now() < end);
  say(`It is published, but ${publicUrl} does not show it yet. "npm run publish" waits again.`);
  return 'failed';
}

import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { texasTime } from '../../src/base/calendar/texas-time.ts';
import { type RejectedVersion, rejectedSchema, VERSION_PATH } from '../../src/server/version.ts';
import type { Branch } from './branch.ts';
import { isAncestor } from './git.ts';
import type { PublishContext, PublishOutcome } from './publish-context.ts';

const answer = z.object({ version: z.hash('sha1').nullable(), refused: rejectedSchema });

export const REJECTION_REASONS: Readonly<Record<RejectedVersion['why'], string>> = {
  build: 'it could not be built',
  answer: 'it did not answer',
};
/** The longest wait for a response, since the server may be busy. */
export const VERSION_TIMEOUT_MS = 10_000;

/**
 * Fetches a site's version.
 *
 * @throws Error, as a rejection, if it reports none
 */
export async function fetchVersion(origin: string): Promise<z.infer<typeof answer>> {
  const signal = AbortSignal.timeout(VERSION_TIMEOUT_MS);
  const response = await fetch(origin + VERSION_PATH, { cache: 'no-store', signal });
  return answer.parse(await response.json());
}

/** Waits until the public site shows a commit, or a later one, and then syncs the posts. */
export async function waitUntilLive(
  context: PublishContext,
  branch: Branch,
  commit: string,
): Promise<PublishOutcome> {
  const { git, publicUrl, patience, say } = context;
  if (publicUrl === undefined) {
    say('When the public site shows it is not known here: PUBLIC_URL in .env names it.');
    context.syncPosts();
    return 'published';
  }
  const isFrom = (version: string | null | undefined) => {
    if (!version) return false;
    // Somebody else may have published since.
    const isKnown = git.attempt('cat-file', '-e', version).ok;
    if (!isKnown) git.attempt('fetch', '--quiet', branch.remote, branch.name);
    return isAncestor(git, commit, version);
  };
  say(`Waiting until ${publicUrl} shows it. You may go on writing; Ctrl-C ends the wait alone.`);
  const end = performance.now() + patience.forMs;
  do {
    const seen = await fetchVersion(publicUrl).catch(() => undefined);
    if (isFrom(seen?.version)) {
      say(`The public site shows it since ${texasTime(new Date().toISOString())}.`);
      context.syncPosts();
      return 'published';
    }
    if (seen?.refused && isFrom(seen.refused.version)) {
      say(
        `The public site did not take it: ${REJECTION_REASONS[seen.refused.why]}. It goes on as it was.`,
      );
      say('To take it back: npm run undo');
      return 'refused';
    }
    await setTimeout(patience.everyMs);
  } while (performance.now() < end);
  say(`It is published, but ${publicUrl} does not show it yet. "npm run publish" waits again.`);
  return 'failed';
}

import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { texasTime } from '../../src/base/calendar/texas-time.ts';
import { type Refused, refused, VERSION_PATH } from '../../src/server/version.ts';
import { type Branch, isIn } from './branch.ts';
import type { Desk, Done } from './desk.ts';

const answer = z.object({ version: z.string().nullable(), refused });

const REFUSALS: Readonly<Record<Refused['why'], string>> = {
  build: 'it could not be built there',
  answer: 'it did not answer there, and the version before was put back',
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
export async function shown(desk: Desk, branch: Branch, commit: string): Promise<Done> {
  const { git, publicUrl, patience, say } = desk;
  const isFrom = (version: string | null | undefined) => {
    if (!version || !/^[\da-f]{40}$/.test(version)) return false;
    // Somebody else may have published since.
    const isKnown = git.attempt('cat-file', '-e', version).ok;
    if (!isKnown) git.attempt('fetch', '--quiet', branch.remote, branch.name);
    return isIn(git, commit, version);
  };
  if (publicUrl === undefined) {
    say('When the public site shows it is not known here: PUBLIC_URL in .env names it.');
  } else {
    say(`Waiting until ${publicUrl} shows it. You may go on writing; Ctrl-C ends the wait alone.`);
    const end = performance.now() + patience.forMs;
    for (;;) {
      const seen = await askVersion(publicUrl).catch(() => undefined);
      if (isFrom(seen?.version)) break;
      if (seen?.refused && isFrom(seen.refused.version)) {
        say(
          `The public site did not take it: ${REFUSALS[seen.refused.why]}. It goes on as it was.`,
        );
        say('To take it back: npm run undo');
        return 'refused';
      }
      if (performance.now() > end) {
        const what = seen ? 'does not show it yet' : `does not answer ${VERSION_PATH}`;
        say(`It is published, but ${publicUrl} ${what}. "npm run publish" waits again.`);
        return 'failed';
      }
      await setTimeout(patience.everyMs);
    }
    say(`The public site shows it since ${texasTime(new Date().toISOString())}.`);
  }
  desk.syncPosts().forEach(say);
  return 'published';
}

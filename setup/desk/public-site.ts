import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { texasTime } from '../../base/calendar/texas-time.ts';
import { type Clone, commitOf, fetchRemote, isIn } from './clone.ts';

/** What a site says of the version it serves; server/version.ts gives it. */
const mark = z.object({
  version: z.string().nullable(),
  builtAt: z.string(),
  refused: z.object({ version: z.string(), why: z.enum(['build', 'answer', 'branch']) }).optional(),
});

/** A site's mark, or why it could not be read. */
export type Mark = z.infer<typeof mark> | { unread: string };

const REFUSALS = {
  build: 'it could not be built there',
  answer: 'it did not answer there, and the version before was put back',
  branch: 'the branch does not follow on from what runs there',
};
const ANSWER_MS = 10_000;

/** How long to wait for a site, and how often to ask, in milliseconds. */
export interface Patience {
  everyMs: number;
  forMs: number;
}

/** Asks a site for its version. */
export async function readMark(origin: string): Promise<Mark> {
  const address = `${origin}/version.json`;
  try {
    const response = await fetch(address, {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (!response.ok) return { unread: `${address} answers ${response.status}` };
    const { data } = mark.safeParse(await response.json());
    return data ?? { unread: `${address} does not name a version` };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { unread: `${address}: ${cause instanceof Error ? cause.message : cause}` };
  }
}

/** The commit that a site serves, where it is known here. */
export function servedBy(clone: Clone, seen: Mark): string | undefined {
  const version = 'version' in seen ? seen.version : null;
  return version && /^[\da-f]{40}$/.test(version) ? commitOf(clone, version) : undefined;
}

/** Why a site has given up on a commit, or on one that follows it; undefined where it has not. */
export function refusalOf(clone: Clone, seen: Mark, commit: string): string | undefined {
  const { refused } = 'version' in seen ? seen : {};
  if (!refused || !follows(clone, commit, refused.version)) return undefined;
  return `The public site did not take it: ${REFUSALS[refused.why]}. It goes on as it was. Tell whoever runs the server, or take it back with: npm run undo`;
}

/**
 * Waits until a site serves a commit, or one that follows it.
 *
 * @returns what there is to say in the end, and whether it serves it
 */
export async function waitFor(
  clone: Clone,
  origin: string,
  commit: string,
  { everyMs, forMs }: Patience,
): Promise<{ isServed: boolean; said: string }> {
  const end = Date.now() + forMs;
  for (;;) {
    const seen = await readMark(origin);
    if ('version' in seen && seen.version && follows(clone, commit, seen.version)) {
      const said = `The public site shows it since ${texasTime(new Date().toISOString())}.`;
      return { isServed: true, said };
    }
    const refusal = refusalOf(clone, seen, commit);
    if (refusal) return { isServed: false, said: refusal };
    if (Date.now() >= end) {
      const minutes = Math.round(forMs / 60_000);
      const why = 'unread' in seen ? ` (${seen.unread})` : '';
      const said = `It is published, but the public site does not show it after ${minutes} minutes${why}. It may still come: "npm run publish" waits again. If not, tell whoever runs the server.`;
      return { isServed: false, said };
    }
    await setTimeout(everyMs);
  }
}

/** Whether a version is a commit or follows it; one that was published elsewhere since is brought in. */
function follows(clone: Clone, commit: string, version: string): boolean {
  if (version === commit) return true;
  if (!/^[\da-f]{40}$/.test(version)) return false;
  if (!commitOf(clone, version)) fetchRemote(clone);
  return isIn(clone, commit, version);
}

import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { texasTime } from '../../base/calendar/texas-time.ts';
import { type Refused, refused, VERSION_PATH } from '../../server/version.ts';
import { type Clone, commitOf, fetchRemote, isIn } from './clone.ts';

const answer = z.object({ version: z.string().nullable(), refused: refused.optional() });

/** What a site says of the version it serves, or why it could not be read. */
export type Seen = z.infer<typeof answer> | { unread: string };

const REFUSALS: Readonly<Record<Refused['why'], string>> = {
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
export async function askVersion(origin: string): Promise<Seen> {
  const address = `${origin}${VERSION_PATH}`;
  try {
    const response = await fetch(address, {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (!response.ok) return { unread: `${address} answers ${response.status}` };
    const { data } = answer.safeParse(await response.json());
    return data ?? { unread: `${address} does not name a version` };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { unread: `${address}: ${cause instanceof Error ? cause.message : cause}` };
  }
}

/** The commit that a site serves, where it is known here. */
export function servedBy(clone: Clone, seen: Seen): string | undefined {
  const version = 'version' in seen ? seen.version : null;
  return version && /^[\da-f]{40}$/.test(version) ? commitOf(clone, version) : undefined;
}

/** Why a site has given up on a commit, or on one that follows it; undefined where it has not. */
export function refusalOf(clone: Clone, seen: Seen, commit: string): string | undefined {
  const given = 'version' in seen ? seen.refused : undefined;
  if (!given || !follows(clone, commit, given.version)) return undefined;
  return `The public site did not take it: ${REFUSALS[given.why]}. It goes on as it was. Tell whoever runs the server, or take it back with: npm run undo`;
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
  const end = performance.now() + forMs;
  for (;;) {
    const seen = await askVersion(origin);
    if ('version' in seen && seen.version && follows(clone, commit, seen.version)) {
      const said = `The public site shows it since ${texasTime(new Date().toISOString())}.`;
      return { isServed: true, said };
    }
    const refusal = refusalOf(clone, seen, commit);
    if (refusal) return { isServed: false, said: refusal };
    if (performance.now() >= end) {
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

import type { Snapshot } from '../archive/store.ts';
import { texasToday } from '../base/calendar/texas-time.ts';
import { isLocal } from '../content/gate/local-address.ts';
import { readBuiltFacts } from '../server/built-facts.ts';
import { carryOver } from './carry-over.ts';
import { lastBuild, swapBuilds } from './replace-build.ts';
import { takeRecord, tellOfNone } from './take-record.ts';

/**
 * Puts the build that `dist` replaced in its place again, in a second instead of a whole build.
 *
 * @returns its record as of today, if it is for a public address; undefined where it could not be
 *   taken, which is said
 */
export async function bringBack(dist: string): Promise<Snapshot | undefined> {
  await carryOver(lastBuild(dist), dist);
  swapBuilds(dist);
  const facts = await readBuiltFacts(dist);
  if (isLocal(new URL(facts.siteUrl).hostname)) return undefined;
  return takeRecord(dist, facts, texasToday()).catch(tellOfNone);
}

import { announcementsIn } from './announced.ts';
import { isLocal } from './local-address.ts';
import { type Launch, SETTLED, standings } from './standing.ts';

/**
 * What a site shows from which day on: whether it is a draft, and what is announced. A site for
 * this machine is never a draft.
 *
 * @param siteUrl the address that the site is built for
 * @param today YYYY-MM-DD
 */
export function siteStandings(project: string, launch: Launch, siteUrl: string, today: string) {
  const isPublic = !isLocal(new URL(siteUrl).hostname);
  return standings(isPublic ? launch : SETTLED, announcementsIn(project), today);
}

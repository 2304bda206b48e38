import { announcementsIn } from './announced.ts';
import { datedStatuses, type Launch, SETTLED } from './launch-status.ts';
import { isLocal } from './local-address.ts';

/**
 * A site's status from each day on: whether it is a draft, and its announcement. A site for
 * this machine is never a draft.
 *
 * @param siteUrl the address that the site is built for
 * @param today YYYY-MM-DD
 */
export function siteStatuses(project: string, launch: Launch, siteUrl: string, today: string) {
  const isPublic = !isLocal(new URL(siteUrl).hostname);
  return datedStatuses(isPublic ? launch : SETTLED, announcementsIn(project), today);
}

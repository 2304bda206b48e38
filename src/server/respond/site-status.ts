import { z } from 'zod';

/** Shape of `DatedStatus` in built.json. */
export const datedStatus = z.strictObject({
  from: z.string(),
  /** The kinds of samples that the draft banner names; empty if the site is not a draft. */
  draft: z.array(z.string()).readonly(),
  /** The notice above every page's menu, with its tokens still in braces. */
  announcement: z.string().optional(),
  /** First and last day of a coming or current closure of the office; set if it is near. */
  closure: z.strictObject({ from: z.string(), until: z.string() }).optional(),
});

/** The site's status from a day on (YYYY-MM-DD). */
export type DatedStatus = z.infer<typeof datedStatus>;

/** What every page shows of the day: the year, and the site's status. */
export interface SiteStatus extends Omit<DatedStatus, 'from'> {
  year: string;
  /** Whether the office is closed on the day because of `closure`. */
  isClosed: boolean;
  /** Cache key: equal for equal statuses. */
  name: string;
}

const NONE: Omit<DatedStatus, 'from'> = { draft: [] };

/**
 * The site status of a day: computed from the day and the facts of the build.
 *
 * @param day YYYY-MM-DD
 * @param statuses in order of their first day; empty for a site that is never a draft and announces nothing
 */
export function siteStatusOn(day: string, statuses: readonly DatedStatus[]): SiteStatus {
  const { draft, announcement, closure } =
    statuses.findLast(({ from }) => from <= day) ?? statuses[0] ?? NONE;
  const isClosed = closure !== undefined && closure.from <= day;
  const shown = { year: day.slice(0, 4), draft, announcement, closure, isClosed };
  return { ...shown, name: JSON.stringify(shown) };
}

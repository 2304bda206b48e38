import { z } from 'zod';

/** Shape of `DatedStatus` in built.json. */
export const datedStatus = z.strictObject({
  from: z.string(),
  /** The kinds of samples that the band names; empty where the site is no draft. */
  draft: z.array(z.string()).readonly(),
  /** The notice above every page's menu, its tokens not filled in. */
  announcement: z.string().optional(),
  /** The days on which the office is closed, both included, where they are near. */
  closure: z.strictObject({ from: z.string(), until: z.string() }).optional(),
});

/** The site's status from a day on (YYYY-MM-DD). */
export type DatedStatus = z.infer<typeof datedStatus>;

/** The parts of a day that every page shows: the year, and the status. */
export interface SiteStatus extends Omit<DatedStatus, 'from'> {
  year: string;
  /** Whether the office is closed on the day, for what is announced. */
  isClosed: boolean;
  /** Tells it from others. */
  name: string;
}

const NONE: Omit<DatedStatus, 'from'> = { draft: [] };

/**
 * The site status of a day: computed from the day and the facts of the build.
 *
 * @param day YYYY-MM-DD
 * @param statuses by day; none for a site that is never a draft and announces nothing
 */
export function siteStatusOn(day: string, statuses: readonly DatedStatus[]): SiteStatus {
  const { draft, announcement, closure } =
    statuses.findLast(({ from }) => from <= day) ?? statuses[0] ?? NONE;
  const isClosed = closure !== undefined && closure.from <= day;
  const shown = { year: day.slice(0, 4), draft, announcement, closure, isClosed };
  return { ...shown, name: JSON.stringify(shown) };
}

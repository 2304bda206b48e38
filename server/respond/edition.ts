/** From a day on (YYYY-MM-DD), what the site says are samples; empty where it is no draft. */
export interface Standing {
  from: string;
  draft: readonly string[];
}

/** What every page shows of its day: the year, and what keeps the site a draft. */
export interface Edition {
  year: string;
  draft: readonly string[];
  /** Tells it from others. */
  name: string;
}

/**
 * The edition of a day: a function of the day and of what was known at the build.
 *
 * @param day YYYY-MM-DD
 * @param standings by day; none for a site that is never a draft
 */
export function editionOn(day: string, standings: readonly Standing[]): Edition {
  const year = day.slice(0, 4);
  const { draft = [] } = standings.findLast(({ from }) => from <= day) ?? standings[0] ?? {};
  return { year, draft, name: [year, ...draft].join(' ') };
}

import type { Occurrence } from './occurrences.ts';

/** An occurrence, and the days on which it is among the next ones: `FROM/TO`, both included. */
export type Upcoming = Occurrence & { shown: string };

/**
 * Those that are among the next `count` on some day from the first one's own on, each with the days on which it is.
 *
 * @param occurrences in order of day
 */
export function amongNext(occurrences: readonly Occurrence[], count: number): Upcoming[] {
  return occurrences.flatMap((occurrence, place) => {
    const passed = occurrences[place - count]?.day;
    const from = passed && Temporal.PlainDate.from(passed).add({ days: 1 }).toString();
    if (from && from > occurrence.day) return [];
    return [{ ...occurrence, shown: `${from ?? ''}/${occurrence.day}` }];
  });
}

import type { Occurrence } from './occurrences.ts';

/** A day, YYYY-MM-DD, with all that is due on it. */
export interface DueDay {
  day: string;
  due: readonly Occurrence[];
}

/** A month with its due days; `month` is its first day, YYYY-MM-DD. */
export interface DueMonth {
  month: string;
  days: readonly DueDay[];
}

/** Groups occurrences by day; expects them in order of day. */
export function dueDays(occurrences: readonly Occurrence[]): DueDay[] {
  return [...Map.groupBy(occurrences, ({ day }) => day)].map(([day, due]) => ({ day, due }));
}

/**
 * Groups occurrences by day, and days by month. Omits months without an occurrence.
 *
 * @param occurrences in order of day
 */
export function dueMonths(occurrences: readonly Occurrence[]): DueMonth[] {
  const months = Map.groupBy(dueDays(occurrences), ({ day }) => day.slice(0, 7));
  return [...months].map(([month, days]) => ({ month: `${month}-01`, days }));
}

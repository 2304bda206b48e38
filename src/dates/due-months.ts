import type { Occurrence } from './occurrences.ts';

/** A day, YYYY-MM-DD, with everything due on it. */
export interface DueDay {
  day: string;
  due: readonly Occurrence[];
}

/** A month with its due days; `month` is its first day, YYYY-MM-DD. */
export interface DueMonth {
  month: string;
  days: readonly DueDay[];
}

/** Groups occurrences, which are in order of day, by day. */
export function dueDays(occurrences: readonly Occurrence[]): DueDay[] {
  return [...Map.groupBy(occurrences, ({ day }) => day)].map(([day, due]) => ({ day, due }));
}

/**
 * Groups occurrences by day, and days by month. Months without an occurrence are left out.
 *
 * @param occurrences in order of day
 */
export function dueMonths(occurrences: readonly Occurrence[]): DueMonth[] {
  const months = Map.groupBy(dueDays(occurrences), ({ day }) => day.slice(0, 7));
  return [...months].map(([month, days]) => ({ month: `${month}-01`, days }));
}

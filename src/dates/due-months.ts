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

/**
 * Groups occurrences by day, and days by month. Months without an occurrence are left out.
 *
 * @param occurrences in order of day
 */
export function dueMonths(occurrences: readonly Occurrence[]): DueMonth[] {
  const days = [...Map.groupBy(occurrences, ({ day }) => day)].map(([day, due]) => ({ day, due }));
  return [...Map.groupBy(days, ({ day }) => day.slice(0, 7))].map(([month, days]) => ({
    month: `${month}-01`,
    days,
  }));
}

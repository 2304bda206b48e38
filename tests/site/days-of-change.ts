import { dayAfter, texasToday } from '../../src/base/calendar/texas-time.ts';
import type { DueDate } from '../../src/content/schemas/due-date.ts';
import { occurrences } from '../../src/dates/occurrences.ts';

/** The days of the next 400 that change a page: after each due day, and the first of each month. */
export function daysOfChange(register: readonly DueDate[]): string[] {
  const today = Temporal.PlainDate.from(texasToday());
  const due = occurrences(register, `${today}`, `${today.add({ days: 400 })}`);
  const firsts = Array.from(
    { length: 14 },
    (_, months) => `${today.with({ day: 1 }).add({ months: months + 1 })}`,
  );
  return [...new Set([`${today}`, ...due.flatMap(({ day }) => [day, dayAfter(day)]), ...firsts])];
}

import source from '../../../content/dates.yaml';
import { dueDatesSchema } from '../../content/schemas/due-date.ts';
import { type Occurrence, occurrences } from '../../dates/occurrences.ts';
import { loadContent } from './load-content.ts';

export const dueDates = loadContent(dueDatesSchema, source);

/** Due dates from one day to another (YYYY-MM-DD, both included), in order. */
export function dueBetween(first: string, last: string): Occurrence[] {
  return occurrences(dueDates, first, last);
}

/** Due dates from the start of a day's year to the end of the third year after it, for calendars. */
export function dueInCalendars(today: string): Occurrence[] {
  const year = Number(today.slice(0, 4));
  return dueBetween(`${year}-01-01`, `${year + 3}-12-31`);
}

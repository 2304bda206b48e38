import type { Audience } from '../content/schemas/due-date.ts';

/** The page of all due dates; the pages and calendar files of audiences are below it. */
export const DATES_PATH = '/dates';

/** The page of everything that is due, or of what is due for one audience. */
export function datesPath(audience?: Audience): string {
  return audience === undefined ? DATES_PATH : `${DATES_PATH}/${audience}`;
}

/** The calendar file of everything that is due, or of what is due for one audience. */
export function calendarPath(audience?: Audience): string {
  return `${datesPath(audience)}.ics`;
}

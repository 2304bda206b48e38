import type { Audience } from '../content/schemas/due-date.ts';

/** Path of the page of all due dates; the pages and calendar files of audiences are below it. */
export const DATES_PATH = '/dates';

/** Path of the page of all due dates, or of one audience's. */
export function datesPath(audience?: Audience): string {
  return audience === undefined ? DATES_PATH : `${DATES_PATH}/${audience}`;
}

/** Path of the calendar file of all due dates, or of one audience's. */
export function calendarPath(audience?: Audience): string {
  return `${datesPath(audience)}.ics`;
}

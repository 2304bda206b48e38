import { texasToday } from '../../calendar/texas-time.ts';
import source from '../../content/dates.yaml';
import { dueDates as schema } from '../../content/schemas/due-date.ts';
import { occurrences } from '../../due-dates/occurrences.ts';
import { filledIn } from './fill-in.ts';

const today = texasToday();
const year = Number(today.slice(0, 4));
/** The last day of the third year after the build's: so far pages and calendars reach. */
const horizon = `${year + 3}-12-31`;

/** The register of due dates. */
export const dueDates = filledIn(schema, source);

/** What is due from the day of the build until the horizon. */
export const upcoming = occurrences(dueDates, today, horizon);

/** The same from the beginning of the build's year, so that what has just passed stays in a calendar. */
export const inCalendars = occurrences(dueDates, `${year}-01-01`, horizon);

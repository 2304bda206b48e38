import { texasToday } from '../../calendar/texas-time.ts';
import source from '../../content/dates.yaml';
import { dueDates as schema } from '../../content/schemas/due-date.ts';
import { occurrences } from '../../due-dates/occurrences.ts';
import { filledIn } from './fill-in.ts';

const today = texasToday();

/** What is due from the day of the build until the end of the third year after. */
export const upcoming = occurrences(
  filledIn(schema, source),
  today,
  `${Number(today.slice(0, 4)) + 3}-12-31`,
);

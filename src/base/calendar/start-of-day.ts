import { texasToday } from './texas-time.ts';

/**
 * The first moment of a day in Texas (YYYY-MM-DD) as ISO 8601, UTC; undefined where the text is none.
 * By `Intl`, since feeds are made where there may be no Temporal.
 */
export function startOfDay(day: string): string | undefined {
  // Texas is five hours behind UTC in summer, else six.
  const starts = ['05', '06'].map((hour) => new Date(`${day}T${hour}:00:00Z`));
  const start = starts.find((each) => !Number.isNaN(each.getTime()) && texasToday(each) === day);
  return start?.toISOString();
}

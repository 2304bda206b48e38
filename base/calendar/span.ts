import { TEXAS, texasToday } from './texas-time.ts';

const UNITS = { d: 'days', w: 'weeks', mo: 'months', y: 'years' } as const;

/**
 * The moment so long before `now` by the calendar of Texas (ISO 8601, UTC); undefined where the
 * text is no span. A span is a number of days, weeks, months or years: 7d, 2w, 24mo, 1y.
 */
export function ago(span: string, now: Date = new Date()): string | undefined {
  const [, count, unit] = /^([1-9]\d{0,3})(d|w|mo|y)$/.exec(span) ?? [];
  if (unit !== 'd' && unit !== 'w' && unit !== 'mo' && unit !== 'y') return undefined;
  const there = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(TEXAS);
  return isoOf(there.subtract({ [UNITS[unit]]: Number(count) }));
}

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

/** In the form that `Date` gives, since such texts are compared. */
function isoOf(moment: Temporal.ZonedDateTime): string {
  return new Date(moment.epochMilliseconds).toISOString();
}

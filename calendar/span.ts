import { TEXAS } from './texas-time.ts';

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

/** The first moment of a day in Texas (YYYY-MM-DD) as ISO 8601, UTC; undefined where the text is none. */
export function startOfDay(day: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  try {
    return isoOf(Temporal.PlainDate.from(day, { overflow: 'reject' }).toZonedDateTime(TEXAS));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** In the form that `Date` gives, since such texts are compared. */
function isoOf(moment: Temporal.ZonedDateTime): string {
  return new Date(moment.epochMilliseconds).toISOString();
}

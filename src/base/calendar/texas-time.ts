/** The time zone of the office. */
export const TEXAS = 'America/Chicago';

const DAY_MS = 24 * 60 * 60_000;

const full = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: TEXAS,
});
// The Swedish format of days is ISO 8601.
const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: TEXAS });
const zoneName = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short', timeZone: TEXAS });

/** Formats a moment (ISO 8601) in Texas time: 'Nov 15, 2026, 3:04 PM CST'. */
export function texasTime(iso: string): string {
  const date = new Date(iso);
  // Some versions of ICU put a narrow space before AM and PM.
  return `${full.format(date).replace(/\s/g, ' ')} ${zoneOf(date)}`;
}

/** Formats a moment (ISO 8601) in Texas time for sorting: '2026-11-15 15:04:05 CST'. */
export function sortableTexasTime(iso: string): string {
  const there = Temporal.Instant.from(iso).toZonedDateTimeISO(TEXAS).toPlainDateTime();
  return `${there.toString({ smallestUnit: 'second' }).replace('T', ' ')} ${zoneOf(new Date(iso))}`;
}

/** Today in Texas, YYYY-MM-DD. Uses `Intl`, since hosts that render pages may lack Temporal. */
export function texasToday(now: Date = new Date()): string {
  return isoDay.format(now);
}

/** Returns a function for today in Texas, YYYY-MM-DD, which computes the day at most once a second. */
export function dayClock(): () => string {
  let second = Number.NaN;
  let day = '';
  return () => {
    const now = Math.floor(Date.now() / 1000);
    if (now !== second) [second, day] = [now, texasToday(new Date(now * 1000))];
    return day;
  };
}

/** The seconds until midnight in Texas, at least 1. */
export function secondsToMidnight(): number {
  const moment = Temporal.Now.zonedDateTimeISO(TEXAS);
  const midnight = moment.add({ days: 1 }).startOfDay();
  return Math.max(1, Math.floor(moment.until(midnight).total('seconds')));
}

/** The day after a day, YYYY-MM-DD. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

/**
 * The day in Texas of a moment (ISO 8601; UTC if it has no zone), YYYY-MM-DD. Midnight UTC gives its
 * own date, since databases store a day that was entered in a column for moments as midnight UTC.
 */
export function dayOfMoment(moment: string): string {
  const date = new Date(/(?:Z|[+-]\d\d:\d\d)$/.test(moment) ? moment : `${moment}Z`);
  return date.getTime() % DAY_MS === 0 ? date.toISOString().slice(0, 10) : texasToday(date);
}

function zoneOf(date: Date): string {
  return zoneName.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

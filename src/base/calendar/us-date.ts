// Parses and formats in UTC: a date without a time is midnight UTC, which is the day before in Texas.
const longUs = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Formats an ISO date (YYYY-MM-DD) in long US style: '2026-11-03' gives 'November 3, 2026'.
 *
 * @throws RangeError if the text is not a calendar date
 */
export function longUsDate(isoDate: string): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(`${isoDate}T`)) {
    throw new RangeError(`expected a date written YYYY-MM-DD, not ${JSON.stringify(isoDate)}`);
  }
  return longUs.format(date);
}

const shortDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** Formats the month and day of an ISO date in short US style: '2026-11-03' gives 'Nov 3'. */
export function shortUsDay(isoDate: string): string {
  return shortDay.format(new Date(isoDate));
}

/** The day of the week of an ISO date: '2026-11-03' gives 'Tuesday'. */
export function weekdayOf(isoDate: string): string {
  return weekday.format(new Date(isoDate));
}

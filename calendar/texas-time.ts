/** The zone by which the office reckons. */
export const TEXAS = 'America/Chicago';

const full = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: TEXAS,
});
const zoneName = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short', timeZone: TEXAS });

/** A moment (ISO 8601) as read in Texas: 'Nov 15, 2026, 3:04 PM CST'. */
export function texasTime(iso: string): string {
  const date = new Date(iso);
  // Some versions of the calendar put a narrow space before AM and PM.
  return `${full.format(date).replace(/\s/g, ' ')} ${zoneOf(date)}`;
}

/** The same in a form that sorts: '2026-11-15 15:04:05 CST'. */
export function sortableTexasTime(iso: string): string {
  const there = Temporal.Instant.from(iso).toZonedDateTimeISO(TEXAS).toPlainDateTime();
  return `${there.toString({ smallestUnit: 'second' }).replace('T', ' ')} ${zoneOf(new Date(iso))}`;
}

/** The day that it is in Texas, YYYY-MM-DD. */
export function texasToday(now: Temporal.Instant = Temporal.Now.instant()): string {
  return now.toZonedDateTimeISO(TEXAS).toPlainDate().toString();
}

function zoneOf(date: Date): string {
  return zoneName.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

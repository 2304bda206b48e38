import { TEXAS } from './texas-time.ts';

const year = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: TEXAS });

/** The year in Texas at the moment given, in four digits. */
export function currentYear(now: Date = new Date()): string {
  return year.format(now);
}

import { TEXAS } from '../../../base/calendar/texas-time.ts';
import { openingHours, WEEK } from '../../structured-data/opening-hours.ts';

const HOURS = 24;

/** The letter of an hour in which the office is open from beginning to end. */
export const OPEN_HOUR = 'o';

/**
 * Each hour of the week from Sunday's first, a letter each.
 *
 * @param written hours as content/firm.yaml has them, `Mon-Fri 9AM-5PM`
 * @returns nothing for hours in other words
 */
export function officeWeek(written: string): string {
  const open = new Set<number>();
  for (const { dayOfWeek, opens, closes } of openingHours(written)) {
    for (const name of dayOfWeek) {
      const midnight = ((WEEK.indexOf(name) + 1) % 7) * HOURS;
      const last = Math.floor(hourOf(closes));
      for (let hour = Math.ceil(hourOf(opens)); hour < last; hour += 1) open.add(midnight + hour);
    }
  }
  if (open.size === 0) return '';
  return Array.from({ length: 7 * HOURS }, (_, hour) => (open.has(hour) ? OPEN_HOUR : '-')).join(
    '',
  );
}

/** `09:30` as 9.5. */
function hourOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour + minute / 60;
}

/**
 * The script after the bar, before that is painted: marks it with the letter of this hour in Texas.
 * Without it the bar names the line that is answered at any time.
 */
export const OFFICE_NOW_SCRIPT =
  '{let d=document.currentScript.previousElementSibling.dataset,' +
  `t=new Date(new Date().toLocaleString("en",{timeZone:"${TEXAS}",hourCycle:"h23"}));` +
  `d.now=d.week[t.getDay()*${HOURS}+t.getHours()]}`;

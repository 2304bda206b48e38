import { TEXAS } from '../../../base/calendar/texas-time.ts';
import { openingHours, WEEK } from '../../structured-data/opening-hours.ts';

const HOURS = 24;

/** The letter of an hour in which the office is open from start to end. */
export const OPEN_HOUR = 'o';

/**
 * One letter for each hour of the week, from Sunday's first.
 *
 * @param written hours as content/firm.yaml has them, `Mon-Fri 9AM-5PM`
 * @returns '' for hours in another form
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
 * The script after the bar, which runs before the bar is painted: sets the letter of the current hour
 * in Texas. Without it the bar shows the phone line that is answered at any time.
 */
export const OFFICE_NOW_SCRIPT =
  '{let d=document.currentScript.previousElementSibling.dataset,' +
  `t=new Date(new Date().toLocaleString("en",{timeZone:"${TEXAS}",hourCycle:"h23"}));` +
  `d.now=d.week[t.getDay()*${HOURS}+t.getHours()]}`;

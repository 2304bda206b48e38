import { TEXAS } from '../../../base/calendar/texas-time.ts';
import { openingHours, WEEK } from '../../structured-data/opening-hours.ts';

const HOURS = 24;

/** What the office is in an hour: open, closed until the next opening hour, or closed until another day. */
export const OPEN = 'o';
export const SOON = 's';
export const LATER = 'l';
/** An hour in which it opens or closes: nothing is said. */
const MIXED = '-';

/**
 * Each hour of the week from Sunday's first, a letter each.
 *
 * @param written hours as content/firm.yaml has them, `Mon-Fri 9AM-5PM`
 */
export function officeWeek(written: string): string {
  const { dayOfWeek, opens, closes } = openingHours(written);
  const isOpen = Array.from({ length: 8 }, (_, day) =>
    dayOfWeek.some((name) => name === WEEK[(day + 6) % 7]),
  );
  const [from, to] = [hourOf(opens), hourOf(closes)];
  return Array.from({ length: 7 * HOURS }, (_, place) => {
    const [day, hour] = [Math.floor(place / HOURS), place % HOURS];
    if (!isOpen[day]) return LATER;
    if (hour + 1 <= from) return SOON;
    if (hour >= to) return isOpen[day + 1] ? SOON : LATER;
    return from <= hour && hour + 1 <= to ? OPEN : MIXED;
  }).join('');
}

/** `09:30` as 9.5. */
function hourOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour + minute / 60;
}

/** The first day on which the office opens after closed ones, and the time: Monday, 9 or 8:30. */
export function nextOpening(written: string): { day: string; time: string } {
  const { dayOfWeek, opens } = openingHours(written);
  const [hour = 0, minute = 0] = opens.split(':').map(Number);
  const clock = `${hour % 12 || 12}${minute === 0 ? '' : `:${minute}`}`;
  return { day: dayOfWeek[0] ?? '', time: hour < 12 ? clock : `${clock} PM` };
}

/**
 * The script after the bar, before that is painted: marks it with the letter of this hour in Texas.
 * Without it the bar only names the line that is answered at any time.
 */
export const OFFICE_NOW =
  '{let d=document.currentScript.previousElementSibling.dataset,' +
  `t=new Date(new Date().toLocaleString("en",{timeZone:"${TEXAS}",hourCycle:"h23"}));` +
  `d.now=d.week[t.getDay()*${HOURS}+t.getHours()]}`;

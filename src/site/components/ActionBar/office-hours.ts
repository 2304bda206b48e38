import { TEXAS } from '../../../base/calendar/texas-time.ts';
import { openingHours, WEEK } from '../../structured-data/opening-hours.ts';

const HOURS = 24;

/** The office's state in an hour: open, closed until the next opening hour, or closed until another day. */
export const OPEN = 'o';
export const SOON = 's';
export const LATER = 'l';
/** An hour in which it opens or closes, or before an opening that the bar has no words for: nothing is said. */
const MIXED = '-';

/**
 * Each hour of the week from Sunday's first, a letter each.
 *
 * @param written hours as content/firm.yaml has them, `Mon-Fri 9AM-5PM`
 * @returns nothing for hours in other words
 */
export function officeWeek(written: string): string {
  const named = nextOpening(written);
  if (!named) return '';
  const ranges = openingHours(written).map(({ dayOfWeek, opens, closes }) => ({
    days: dayOfWeek.map((name) => (WEEK.indexOf(name) + 1) % 7),
    ...{ opens, from: hourOf(opens), to: hourOf(closes) },
  }));
  const week = Array.from({ length: 7 }, (_, day) =>
    ranges.filter(({ days }) => days.includes(day)).sort((a, b) => a.from - b.from),
  );
  return Array.from({ length: 7 * HOURS }, (_, place) => {
    const [day, hour] = [Math.floor(place / HOURS), place % HOURS];
    const today = week[day] ?? [];
    if (today.some(({ from, to }) => from <= hour && hour + 1 <= to)) return OPEN;
    if (today.some(({ from, to }) => from < hour + 1 && hour < to)) return MIXED;
    const later = today.filter(({ from }) => from > hour);
    const days = [later, ...Array.from({ length: 7 }, (_, ahead) => week[(day + ahead + 1) % 7])];
    const ahead = days.findIndex((ranges = []) => ranges.length > 0);
    if (days[ahead]?.[0]?.opens !== named.opens) return MIXED;
    if (today.length > 0 && ahead <= 1) return SOON;
    return WEEK[(day + ahead + 6) % 7] === named.day ? LATER : MIXED;
  }).join('');
}

/** `09:30` as 9.5. */
function hourOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour + minute / 60;
}

/** The opening that the bar names: Monday, at 9 or 8:30 (09:00 or 08:30); none of hours in other words. */
export function nextOpening(
  written: string,
): { day: string; opens: string; time: string } | undefined {
  const [first] = openingHours(written);
  if (!first) return undefined;
  const { dayOfWeek, opens } = first;
  const [hour = 0, minute = 0] = opens.split(':').map(Number);
  const clock = `${hour % 12 || 12}${minute === 0 ? '' : `:${minute}`}`;
  return { day: dayOfWeek[0] ?? '', opens, time: hour < 12 ? clock : `${clock} PM` };
}

/**
 * The script after the bar, before that is painted: marks it with the letter of this hour in Texas.
 * Without it the bar only names the line that is answered at any time.
 */
export const OFFICE_NOW =
  '{let d=document.currentScript.previousElementSibling.dataset,' +
  `t=new Date(new Date().toLocaleString("en",{timeZone:"${TEXAS}",hourCycle:"h23"}));` +
  `d.now=d.week[t.getDay()*${HOURS}+t.getHours()]}`;

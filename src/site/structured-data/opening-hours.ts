import type { DayOfWeek } from 'schema-dts';

/** The days of the week, from Monday. */
export const WEEK = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const satisfies readonly DayOfWeek[];

/** Opening hours as schema.org describes them; times as 09:00. */
interface OpeningHours {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek: (typeof WEEK)[number][];
  opens: string;
  closes: string;
}

const TIME = String.raw`(?:1[0-2]|[1-9])(?::[0-5]\d)?[AP]M`;
const DAY = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
/** Days, times or both: days without times share the following ones, times without days belong to the days before. */
const PART = new RegExp(
  `^(?:(?<first>${DAY})(?:-(?<last>${DAY}))?)?(?:(?:^| )(?<opens>${TIME})-(?<closes>${TIME}))?$`,
);

/**
 * Hours in forms like `Mon-Fri 9AM-5PM`, `Mon-Thu 8:30AM-5PM, Fri 8:30AM-12PM`, `Mon, Wed 9AM-12PM, 1PM-5PM`.
 *
 * @returns [] for hours in another form, which programs cannot read
 */
export function openingHours(written: string): OpeningHours[] {
  const ranges: OpeningHours[] = [];
  let days: OpeningHours['dayOfWeek'] = [];
  let isTimed = true;
  for (const part of written.split(/, ?/)) {
    const { first, last = first, opens, closes } = PART.exec(part)?.groups ?? {};
    if (first !== undefined && last !== undefined) {
      days = [...(isTimed ? [] : days), ...daysFrom(first, last)];
    }
    isTimed = opens !== undefined && closes !== undefined;
    if (days.length === 0 || (first === undefined && !isTimed)) return [];
    if (opens === undefined || closes === undefined) continue;
    const range = { opens: onClock(opens), closes: onClock(closes) };
    if (range.closes <= range.opens) return [];
    ranges.push({ '@type': 'OpeningHoursSpecification', dayOfWeek: days, ...range });
  }
  return isTimed ? ranges : [];
}

/** `Mon` to `Wed`, or `Sat` to `Mon`. */
function daysFrom(first: string, last: string): OpeningHours['dayOfWeek'] {
  const placeOf = (day: string) => WEEK.findIndex((name) => `${name}`.startsWith(day));
  const [from, to] = [placeOf(first), placeOf(last)];
  return from <= to ? WEEK.slice(from, to + 1) : [...WEEK.slice(from), ...WEEK.slice(0, to + 1)];
}

/** `9AM` or `5:30PM` as 09:00 or 17:30. */
function onClock(written: string): string {
  const [, hour = '', minutes = '00', half = ''] = /^(\d+)(?::(\d\d))?([AP])M$/.exec(written) ?? [];
  const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}

import type { DayOfWeek } from 'schema-dts';
import { HOURS } from '../../content/schemas/hours.ts';

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

/**
 * Hours written like `Mon-Fri 9AM-5PM`.
 *
 * @throws Error for hours written otherwise, which the content's schema refuses
 */
export function openingHours(written: string): OpeningHours {
  const { first = '', last = '', opens = '', closes = '' } = HOURS.exec(written)?.groups ?? {};
  const [from, to] = [first, last].map((day) =>
    WEEK.findIndex((name) => `${name}`.startsWith(day)),
  );
  if (first === '' || from === undefined || to === undefined) {
    throw new Error(`content/firm.yaml, hours.weekdays: ${written} cannot be read`);
  }
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek:
      from <= to ? WEEK.slice(from, to + 1) : [...WEEK.slice(from), ...WEEK.slice(0, to + 1)],
    opens: onClock(opens),
    closes: onClock(closes),
  };
}

/** `9AM` or `5:30PM` as 09:00 or 17:30. */
function onClock(written: string): string {
  const [, hour = '', minutes = '00', half = ''] = /^(\d+)(?::(\d\d))?([AP])M$/.exec(written) ?? [];
  const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}

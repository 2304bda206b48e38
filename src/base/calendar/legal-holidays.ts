import { bankHolidays } from './holidays/bank.ts';
import { isSaturday, isSunday } from './holidays/day-in-year.ts';
import { districtHolidays } from './holidays/district-of-columbia.ts';
import { texasHolidays } from './holidays/texas.ts';

/** The places whose legal holidays move a due date. */
const HOLIDAYS = {
  federal: districtHolidays,
  comptroller: bankHolidays,
  texas: texasHolidays,
} as const;

/** A calendar of legal holidays. */
export type HolidayCalendar = keyof typeof HOLIDAYS;

/**
 * The day itself, or the first after it that is no Saturday, Sunday or legal holiday of the
 * calendar; YYYY-MM-DD in and out.
 *
 * @throws RangeError when the text is not a date of the calendar
 */
export function businessDayFrom(day: string, calendar: HolidayCalendar): string {
  let date = Temporal.PlainDate.from(day, { overflow: 'reject' });
  while (isSaturday(date) || isSunday(date) || isHoliday(date, calendar)) {
    date = date.add({ days: 1 });
  }
  return date.toString();
}

function isHoliday(date: Temporal.PlainDate, calendar: HolidayCalendar): boolean {
  // A New Year's Day on a Saturday is observed in the year before.
  return [date.year, date.year + 1].some((year) =>
    HOLIDAYS[calendar](year).some((holiday) => holiday.equals(date)),
  );
}

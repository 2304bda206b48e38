const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;
const SUNDAY = 7;

/** The legal public holidays of the United States on their own days (5 USC 6103(a)). */
function nationalHolidays(year: number): Temporal.PlainDate[] {
  return [
    day(year, 1, 1),
    monday(year, 1, 3),
    monday(year, 2, 3),
    monday(year, 5, -1),
    day(year, 6, 19),
    day(year, 7, 4),
    monday(year, 9, 1),
    monday(year, 10, 2),
    day(year, 11, 11),
    thanksgiving(year),
    day(year, 12, 25),
  ];
}

/**
 * The days of a year on which banks are closed, as the Federal Reserve keeps them: the national
 * holidays, moved from a Sunday to Monday and lost on a Saturday. The Comptroller's yearly list of
 * legal holidays for banking purposes (Tax Code 111.053) takes in none on which most banks work.
 */
function bankHolidays(year: number): Temporal.PlainDate[] {
  return nationalHolidays(year).map((date) => sundayToMonday(date));
}

/**
 * The legal holidays of a year in the District of Columbia, as observed (D.C. Code 28-2701): the
 * national ones and Emancipation Day, April 16, on the weekday nearest to them, and Inauguration
 * Day, which no Saturday moves. IRC 7503 goes by them.
 */
function districtHolidays(year: number): Temporal.PlainDate[] {
  const inauguration = year % 4 === 1 ? [sundayToMonday(day(year, 1, 20))] : [];
  return [
    ...[...nationalHolidays(year), day(year, 4, 16)].map((date) => toNearestWeekday(date)),
    ...inauguration,
  ];
}

/**
 * The legal holidays of a year in Texas (Gov't Code 662.021): the national ones that section
 * 662.003(a) lists, all but Columbus Day, and those of the state in (b), Juneteenth among them,
 * without December 24 and 26. The law names the days themselves: none is moved.
 */
function texasHolidays(year: number): Temporal.PlainDate[] {
  const columbusDay = monday(year, 10, 2);
  return [
    ...nationalHolidays(year).filter((date) => !date.equals(columbusDay)),
    day(year, 1, 19),
    day(year, 3, 2),
    day(year, 4, 21),
    day(year, 8, 27),
    thanksgiving(year).add({ days: 1 }),
  ];
}

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
  while (date.dayOfWeek > FRIDAY || isHoliday(date, calendar)) date = date.add({ days: 1 });
  return date.toString();
}

function isHoliday(date: Temporal.PlainDate, calendar: HolidayCalendar): boolean {
  // A New Year's Day on a Saturday is observed in the year before.
  return [date.year, date.year + 1].some((year) =>
    HOLIDAYS[calendar](year).some((holiday) => holiday.equals(date)),
  );
}

/** A day of the year by its month and number in it. */
function day(year: number, month: number, number: number): Temporal.PlainDate {
  return Temporal.PlainDate.from({ year, month, day: number });
}

/** The first, second … Monday of a month; `-1` is its last. */
function monday(year: number, month: number, which: 1 | 2 | 3 | -1): Temporal.PlainDate {
  return weekday(year, month, MONDAY, which);
}

/** The fourth Thursday of November. */
function thanksgiving(year: number): Temporal.PlainDate {
  return weekday(year, 11, THURSDAY, 4);
}

/** The Monday after a Sunday; every other day stays. */
function sundayToMonday(date: Temporal.PlainDate): Temporal.PlainDate {
  return date.dayOfWeek === SUNDAY ? date.add({ days: 1 }) : date;
}

/** The Friday before a Saturday, the Monday after a Sunday; every other day stays. */
function toNearestWeekday(date: Temporal.PlainDate): Temporal.PlainDate {
  return date.dayOfWeek === SATURDAY ? date.subtract({ days: 1 }) : sundayToMonday(date);
}

function weekday(
  year: number,
  month: number,
  dayOfWeek: number,
  which: number,
): Temporal.PlainDate {
  const first = day(year, month, 1);
  const ahead = first.add({ days: (dayOfWeek - first.dayOfWeek + 7) % 7 });
  if (which > 0) return ahead.add({ weeks: which - 1 });
  const weeks = Math.floor((first.daysInMonth - ahead.day) / 7);
  return ahead.add({ weeks });
}

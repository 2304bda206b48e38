const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;
const SUNDAY = 7;

/** The legal public holidays of the United States in a year, before any move (5 USC 6103(a)). */
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
 * The bank holidays of a year, by the Federal Reserve's rule: the national holidays, moved from a
 * Sunday to Monday and lost on a Saturday. The Comptroller's yearly list of legal holidays for banking
 * purposes (Tax Code 111.053) contains no day on which most banks work.
 */
function bankHolidays(year: number): Temporal.PlainDate[] {
  return nationalHolidays(year).map((date) => sundayToMonday(date));
}

/**
 * The legal holidays of a year in the District of Columbia, as observed (D.C. Code 28-2701): the
 * national ones and Emancipation Day, April 16, on the nearest weekday, and Inauguration Day, which
 * does not move from a Saturday. IRC 7503 follows them.
 */
function districtHolidays(year: number): Temporal.PlainDate[] {
  const inauguration = year % 4 === 1 ? [sundayToMonday(day(year, 1, 20))] : [];
  return [
    ...[...nationalHolidays(year), day(year, 4, 16)].map((date) => toNearestWeekday(date)),
    ...inauguration,
  ];
}

/**
 * The legal holidays of a year in Texas (Gov't Code 662.021): the national holidays except Columbus
 * Day, and five of the state's own (662.003); December 24 and 26 are not among them. The law names
 * the days themselves, so that none moves.
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

/** The legal holidays of a year, by calendar. */
const HOLIDAYS = {
  federal: districtHolidays,
  comptroller: bankHolidays,
  texas: texasHolidays,
} as const;

/** The name of a calendar of legal holidays. */
export type HolidayCalendar = keyof typeof HOLIDAYS;

/**
 * The first day, from a given day on, that is not a Saturday, Sunday or legal holiday of the
 * calendar; YYYY-MM-DD in and out.
 *
 * @throws RangeError if the text is not a calendar date
 */
export function businessDayFrom(day: string, calendar: HolidayCalendar): string {
  let date = Temporal.PlainDate.from(day, { overflow: 'reject' });
  while (date.dayOfWeek > FRIDAY || isHoliday(date, calendar)) date = date.add({ days: 1 });
  return date.toString();
}

function isHoliday(date: Temporal.PlainDate, calendar: HolidayCalendar): boolean {
  // A New Year's Day on a Saturday is observed on December 31 of the year before.
  return [date.year, date.year + 1].some((year) =>
    HOLIDAYS[calendar](year).some((holiday) => holiday.equals(date)),
  );
}

function day(year: number, month: number, number: number): Temporal.PlainDate {
  return Temporal.PlainDate.from({ year, month, day: number });
}

/** The nth Monday of a month; `-1` is the last. */
function monday(year: number, month: number, which: 1 | 2 | 3 | -1): Temporal.PlainDate {
  return weekday(year, month, MONDAY, which);
}

/** The fourth Thursday of November. */
function thanksgiving(year: number): Temporal.PlainDate {
  return weekday(year, 11, THURSDAY, 4);
}

/** Moves a Sunday to the Monday after it; keeps other days. */
function sundayToMonday(date: Temporal.PlainDate): Temporal.PlainDate {
  return date.dayOfWeek === SUNDAY ? date.add({ days: 1 }) : date;
}

/** Moves a Saturday to the Friday before it and a Sunday to the Monday after it; keeps other days. */
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

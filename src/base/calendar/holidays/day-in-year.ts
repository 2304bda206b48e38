const MONDAY = 1;
const SATURDAY = 6;
const SUNDAY = 7;

/** A day of the year by its month and number in it. */
export function day(year: number, month: number, number: number): Temporal.PlainDate {
  return Temporal.PlainDate.from({ year, month, day: number });
}

/** The first, second … Monday of a month; `-1` is its last. */
export function monday(year: number, month: number, which: 1 | 2 | 3 | -1): Temporal.PlainDate {
  return weekday(year, month, MONDAY, which);
}

/** The fourth Thursday of November. */
export function thanksgiving(year: number): Temporal.PlainDate {
  return weekday(year, 11, 4, 4);
}

export function isSaturday(date: Temporal.PlainDate): boolean {
  return date.dayOfWeek === SATURDAY;
}

export function isSunday(date: Temporal.PlainDate): boolean {
  return date.dayOfWeek === SUNDAY;
}

/** The Monday after a Sunday; every other day stays. */
export function sundayToMonday(date: Temporal.PlainDate): Temporal.PlainDate {
  return isSunday(date) ? date.add({ days: 1 }) : date;
}

/** The Friday before a Saturday, the Monday after a Sunday; every other day stays. */
export function toNearestWeekday(date: Temporal.PlainDate): Temporal.PlainDate {
  return isSaturday(date) ? date.subtract({ days: 1 }) : sundayToMonday(date);
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

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** A common year: what falls on February 29 is no yearly date. */
const YEAR = 2027;

/** A day of every year as copy writes it: its month, from 1, and its day. */
export interface DayOfYear {
  month: number;
  day: number;
}

/** The first day of the year that a text names, written May 15; nothing where there is none. */
export function dayNamedIn(text: string): DayOfYear | undefined {
  const [, name = '', digits] = RegExp(`\\b(${MONTHS}) (\\d{1,2})(?!\\d)`).exec(text) ?? [];
  const month = MONTHS.split('|').indexOf(name) + 1;
  const day = Number(digits);
  return month > 0 && day >= 1 && day <= daysOf(month) ? { month, day } : undefined;
}

/** Where a day stands in its year, in months: January 1 is 1, May 16 is about 5.5. */
export function placeOf({ month, day }: DayOfYear): number {
  return month + (day - 1) / daysOf(month);
}

function daysOf(month: number): number {
  return new Date(Date.UTC(YEAR, month, 0)).getUTCDate();
}

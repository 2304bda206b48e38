import { MONTHS } from '../base/calendar/months.ts';

/**
 * The days (YYYY-MM-DD) of a recurring day of the register from one year to another, both included:
 * 'January 15' once a year, '20' each month.
 *
 * @throws RangeError if the text names no day that occurs in every year
 */
export function ruleDays(recurring: string, firstYear: number, lastYear: number): string[] {
  const [, name, day = ''] = /^(?:([A-Z][a-z]+) )?(\d+)$/.exec(recurring) ?? [];
  const months = name === undefined ? MONTHS.map((_, index) => index + 1) : [monthOf(name)];
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  return years.flatMap((year) =>
    months.map((month) =>
      Temporal.PlainDate.from({ year, month, day: Number(day) }, { overflow: 'reject' }).toString(),
    ),
  );
}

function monthOf(name: string): number {
  const index = MONTHS.indexOf(name);
  if (index < 0) throw new RangeError(`expected the name of a month, not ${JSON.stringify(name)}`);
  return index + 1;
}

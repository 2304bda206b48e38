import type { Family } from '../../../content/schemas/family.ts';

/** The days on the dial, and how many of them are past. */
const DAYS = 365;
const PAST = 30;
/** Radii in the picture, around 0,0: ticks, diamonds, names of months. */
const RING = 250;
const DIAMONDS = 272;
const MONTHS = 314;

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** A year around the next due days, as path data and points around 0,0. */
export type Dial = ReturnType<typeof dialOf>;

/** The first and the last day of the dial, YYYY-MM-DD. */
export function dialDays(today: string): [first: string, last: string] {
  const day = Temporal.PlainDate.from(today);
  return [`${day.subtract({ days: PAST })}`, `${day.add({ days: DAYS - PAST - 1 })}`];
}

/**
 * The dial for a day, which is at its top.
 *
 * @param today YYYY-MM-DD
 * @param due due days between `dialDays`, each with the family of its first due date
 */
export function dialOf(today: string, due: readonly { day: string; family: Family }[]) {
  const now = Temporal.PlainDate.from(today);
  const from = (day: string) => now.until(day).days;
  const [first, last] = dialDays(today);
  const end = place(DAYS - PAST, RING);
  const middles = Array.from({ length: 14 }, (_, month) =>
    Temporal.PlainDate.from(first).add({ months: month }).with({ day: 15 }).toString(),
  );
  const byFamily = Map.groupBy(due, ({ family }) => family);
  return {
    /** Arcs of past and future days; each is as long as its `days`. */
    past: { d: `M${end}A${RING} ${RING} 0 0 1 0-${RING}`, days: PAST },
    ahead: { d: `M0-${RING}A${RING} ${RING} 0 1 1 ${end}`, days: DAYS - PAST },
    /** The number of days from today to the first Sunday. */
    sunday: 7 - now.dayOfWeek,
    months: middles
      .filter((day) => first <= day && day <= last)
      .map((day) => {
        const [x, y] = place(from(day), MONTHS);
        return { name: monthName.format(new Date(day)), x, y };
      }),
    /** The diamonds of due days, by family. */
    diamonds: new Map(
      [...byFamily].map(([family, those]) => [
        family,
        those.map(({ day }) => `M${place(from(day), DIAMONDS)}m0-8 6 8-6 8-6-8z`).join(''),
      ]),
    ),
  };
}

/** The point of a day, clockwise from today in proportion to time. */
function place(days: number, radius: number): [x: number, y: number] {
  const angle = (2 * Math.PI * days) / DAYS;
  return [Math.round(radius * Math.sin(angle)), Math.round(-radius * Math.cos(angle))];
}

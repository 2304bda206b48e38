import { shortUsDay } from '../../../base/calendar/us-date.ts';
import { type Deadline, remindersOf } from './deadline.ts';

/** With more days the ticks would merge into a grey bar. */
const MAX_DAYS = 160;
/** The heights of a weekday's tick and of a weekend's. */
const TICK = 12;
const WEEKEND_TICK = 6;
/** The least distance of two labels, as a share of the ruler: of most labels, and of those only in wide windows. */
const APART = 0.2;
const APART_IF_WIDE = 0.09;

/** An event on a day of the ruler. */
export interface Mark {
  kind: 'start' | 'reminder' | 'today' | 'last';
  /** Its position on the ruler, from 0 to 1. */
  at: number;
  /** The day, such as Nov 16. */
  day: string;
  /** Where there is room for its label: in every window, in wide ones, or in none. */
  room: 'always' | 'wide' | 'none';
}

/**
 * The days from the printed one, or from today, to the last, and path data of their ticks in units of a day, split at
 * today; undefined for no days or too many.
 */
export function rulerOf(deadline: Deadline, today: string) {
  const { dated, last, left } = deadline;
  const now = Temporal.PlainDate.from(today);
  const end = Temporal.PlainDate.from(last);
  const start = dated === undefined ? (left < 0 ? end : now) : Temporal.PlainDate.from(dated);
  const count = start.until(left < 0 ? now : end).days;
  if (count < 1 || count > MAX_DAYS) return undefined;
  // A letter dated ahead has all its days left.
  const spent = Math.max(0, start.until(now).days);
  const tick = (day: number) => {
    const isWeekend = start.add({ days: day }).dayOfWeek > 5;
    return `M${day} 0v-${isWeekend ? WEEKEND_TICK : TICK}`;
  };
  const ticks = Array.from({ length: count + 1 }, (_, day) => tick(day));
  const place = (kind: Mark['kind'], day: Temporal.PlainDate) => ({
    kind,
    at: start.until(day).days / count,
    day: shortUsDay(day.toString()),
  });
  const ahead = remindersOf(deadline).filter((days) => days < count);
  return {
    count,
    spent,
    ticks: { spent: ticks.slice(0, spent).join(''), left: ticks.slice(spent).join('') },
    marks: labelled([
      place('last', end),
      ...(start.until(now).days < 0 || left === 0 ? [] : [place('today', now)]),
      place('start', start),
      ...ahead.map((days) => place('reminder', end.subtract({ days }))),
    ]),
  };
}

/** Adds the room for labels; earlier marks in the list have priority. */
function labelled(marks: readonly Omit<Mark, 'room'>[]): Mark[] {
  const kept: Mark[] = [];
  for (const mark of marks) {
    const isWide = mark.kind === 'reminder';
    const apart = isWide ? APART_IF_WIDE : APART;
    const isFree = kept.every(({ at, room }) => room === 'none' || Math.abs(at - mark.at) >= apart);
    kept.push({ ...mark, room: !isFree ? 'none' : isWide ? 'wide' : 'always' });
  }
  return kept;
}

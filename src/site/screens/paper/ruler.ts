import { shortUsDay } from '../../../base/calendar/us-date.ts';
import { type Deadline, remindersOf } from './deadline.ts';

/** More days than these would be no ticks but a grey bar. */
const MOST_DAYS = 160;
/** The heights of a day's tick and of a weekend's. */
const TICK = 12;
const WEEKEND_TICK = 6;
/** The least share of the ruler between two labels, and between those that only wide windows show. */
const APART = 0.2;
const APART_IF_WIDE = 0.09;

/** Something that happens on a day of the ruler. */
export interface Mark {
  kind: 'start' | 'reminder' | 'today' | 'last';
  /** Its place on the ruler, from 0 to 1. */
  at: number;
  /** The day, such as Nov 16. */
  day: string;
  /** Whether there is room for its label: in each window, in wide ones, or in none. */
  room: 'always' | 'wide' | 'none';
}

/**
 * The days from the printed one, or from today, to the last, and path data of their ticks in units of a day, before
 * today and from today on; undefined for none and for too many.
 */
export function rulerOf(deadline: Deadline, today: string) {
  const { dated, last, left } = deadline;
  const now = Temporal.PlainDate.from(today);
  const end = Temporal.PlainDate.from(last);
  const start = dated === undefined ? (left < 0 ? end : now) : Temporal.PlainDate.from(dated);
  const count = start.until(left < 0 ? now : end).days;
  if (count < 1 || count > MOST_DAYS) return undefined;
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

/** Marks with the room for their labels; the first ones take theirs first. */
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

import { expect, test } from 'vitest';
import { readContent } from '../content/reader/yaml-file.ts';
import { dueDatesSchema } from '../content/schemas/due-date.ts';
import { papersSchema } from '../content/schemas/paper.ts';
import { daysUntil, lastDay, lastDayAbroad, lastDayOfHearing } from './last-day.ts';

const PAPERS = readContent('.', 'content/papers.yaml', papersSchema).content;
const DATES = readContent('.', 'content/dates.yaml', dueDatesSchema).content;

/** The papers whose clock counts days from a printed date. */
const COUNTED = PAPERS.flatMap(({ code, clock, dates }) =>
  clock.counts === 'days' ? [{ code, clock, dates }] : [],
);

/** A kind of clock with its papers, and its last days worked out by hand. */
interface ByHand {
  papers: readonly string[];
  counts: { days: number; moves: string; abroad?: number; at_least?: string };
  /** A printed date, the last day, and the last day for somebody abroad. */
  days: readonly (readonly [dated: string, last: string, abroad?: string])[];
}

/**
 * Worked out by hand from wall calendars and the holiday lists of the Office of Personnel Management
 * and the Texas State Auditor: across weekends, holidays, the turn of a year and a February of 29
 * days.
 */
const TABLE: readonly ByHand[] = [
  {
    papers: ['LT11', '1058', 'CP90', 'CP297', 'CP90C', 'CP297A', '12153', 'CP297C'],
    counts: { days: 30, moves: 'federal' },
    days: [
      // December 13, 2026 is a Sunday.
      ['2026-11-13', '2026-12-14'],
      // A Wednesday.
      ['2028-01-31', '2028-03-01'],
      // Emancipation Day, a Friday.
      ['2027-03-17', '2027-04-19'],
    ],
  },
  {
    papers: ['CP2000'],
    counts: { days: 30, moves: 'none', abroad: 60 },
    days: [
      ['2026-11-13', '2026-12-13', '2027-01-12'],
      ['2028-01-31', '2028-03-01', '2028-03-31'],
    ],
  },
  {
    papers: [
      ...['525', '5071C', 'CP75', '566', '5747C'],
      ...['CP91', 'CP298', 'CP508C', 'CP53E', '3176C', 'CHARGED'],
    ],
    counts: { days: 30, moves: 'none' },
    days: [
      ['2026-11-13', '2026-12-13'],
      ['2028-01-31', '2028-03-01'],
    ],
  },
  {
    papers: ['CP11', 'CP12', 'CP13'],
    counts: { days: 60, moves: 'federal' },
    days: [
      // Martin Luther King's Birthday, January 18, 2027.
      ['2026-11-19', '2027-01-19'],
      // January 9, 2027 is a Saturday.
      ['2026-11-10', '2027-01-11'],
    ],
  },
  {
    papers: ['FORFEIT'],
    counts: { days: 45, moves: 'none' },
    days: [
      // 29 of December, 16 of January: a Saturday.
      ['2026-12-02', '2027-01-16'],
      // 29 of February, 16 of March: a Thursday.
      ['2028-01-31', '2028-03-16'],
    ],
  },
  {
    papers: ['CP3219A', 'CP3219N'],
    counts: { days: 90, moves: 'federal', abroad: 150 },
    days: [
      // A Thursday; abroad a Monday.
      ['2026-11-13', '2027-02-11', '2027-04-12'],
      // Presidents' Day; abroad Emancipation Day, a Friday.
      ['2026-11-17', '2027-02-16', '2027-04-19'],
      // A Wednesday; abroad April 30, 2028, a Sunday.
      ['2027-12-02', '2028-03-01', '2028-05-01'],
    ],
  },
  {
    papers: ['50-132', 'TX-VALUE'],
    counts: { days: 30, moves: 'texas', at_least: 'May 15' },
    days: [
      // May 9 comes before May 15, 2027, a Saturday.
      ['2027-04-09', '2027-05-17'],
      // Juneteenth, a Friday.
      ['2026-05-20', '2026-06-22'],
      // March 2 comes before May 15, 2028, a Monday.
      ['2028-02-01', '2028-05-15'],
    ],
  },
  {
    papers: ['1153'],
    counts: { days: 60, moves: 'federal', abroad: 75 },
    days: [
      // Martin Luther King's birthday; abroad a Tuesday.
      ['2026-11-19', '2027-01-19', '2027-02-02'],
      // January 9, 2027 is a Saturday; abroad January 24, a Sunday.
      ['2026-11-10', '2027-01-11', '2027-01-25'],
      // 31 of January, 29 of February; abroad a Wednesday.
      ['2027-12-31', '2028-02-29', '2028-03-15'],
    ],
  },
  {
    papers: ['CP23', 'ASSESSED'],
    counts: { days: 60, moves: 'none' },
    days: [
      ['2026-11-10', '2027-01-09'],
      ['2027-12-31', '2028-02-29'],
    ],
  },
  {
    papers: ['UI-CLAIM'],
    counts: { days: 14, moves: 'none' },
    days: [
      // New Year's Day.
      ['2026-12-18', '2027-01-01'],
      ['2028-02-15', '2028-02-29'],
    ],
  },
];

test('the table contains every paper that counts days, with its clock from the register', () => {
  const inTable = TABLE.flatMap(({ papers, counts }) => papers.map((code) => [code, counts]));
  const inRegister = COUNTED.map(({ code, clock: { days, moves, abroad, at_least } }) => [
    code,
    { days, moves, abroad, at_least },
  ]);
  expect(Object.fromEntries(inRegister)).toEqual(Object.fromEntries(inTable));
  for (const { days } of TABLE) expect(days.length).toBeGreaterThanOrEqual(2);
});

test.each(COUNTED)('the last days of $code equal those worked out by hand', ({ code, clock }) => {
  const days = TABLE.find(({ papers }) => papers.includes(code))?.days ?? [];
  const counted = days.map(([dated]) => [
    dated,
    lastDay(dated, clock),
    lastDayAbroad(dated, clock),
  ]);
  expect(counted).toEqual(days.map(([dated, last, abroad]) => [dated, last, abroad]));
});

test.each([
  // New Year's Day of 2028, a Saturday, observed on the Friday before.
  ['2026-12-31', '2028-01-03'],
  // A year from the last day of a February of 29 days: a Wednesday.
  ['2028-02-29', '2029-02-28'],
  // Emancipation Day of 2027, observed on Friday, April 16.
  ['2026-04-16', '2027-04-19'],
])('after a levy notice of %s, an equivalent hearing is open until %s', (dated, last) => {
  expect(lastDayOfHearing(dated)).toBe(last);
});

test('of the papers that count days, only final levy notices have an equivalent hearing', () => {
  const told = COUNTED.filter(({ clock }) => clock.hearing).map(({ code }) => code);
  expect(told.sort()).toEqual(TABLE[0]?.papers.toSorted());
});

test('the words of a clock agree with its number of days', () => {
  for (const { code, clock } of COUNTED) {
    expect(clock.time, code).toContain(`${clock.days} days`);
    if (clock.abroad) expect(clock.text, code).toContain(`${clock.abroad} days`);
  }
  for (const { code, clock } of PAPERS) {
    if (clock.counts === 'printed') expect(clock.time, code).toBe('By the date printed');
    if (clock.counts !== 'days') expect(clock.time, code).not.toMatch(/^\d+ days$/);
  }
});

test('the earliest possible last day of a paper equals its day in the register of due dates', () => {
  for (const { code, clock, dates } of COUNTED.filter((each) => each.clock.at_least)) {
    const due = DATES.filter(({ id }) => dates.includes(id));
    expect(
      due.map(({ on, moves }) => [on.map(({ day }) => day), moves]),
      code,
    ).toEqual([[[clock.at_least], clock.moves]]);
  }
});

test('days left are correct across the change to summer time, and negative for past days', () => {
  expect(daysUntil('2027-03-13', '2027-03-15')).toBe(2);
  expect(daysUntil('2026-12-28', '2026-12-16')).toBe(-12);
});

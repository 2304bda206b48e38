import { expect, test } from 'vitest';
import { readContent } from '../content/reader/yaml-file.ts';
import { dueDatesSchema } from '../content/schemas/due-date.ts';
import { occurrenceKey, occurrences } from './occurrences.ts';

const REGISTER = readContent('.', 'content/dates.yaml', dueDatesSchema).content;

// January 31, 2027 is a Sunday. July 31, 2027 is a Saturday. October 31, 2027 is a Sunday.
// January 31, 2028 is a Monday. April 30, 2028 is a Sunday. July 31, 2028 is a Monday, October 31 a Tuesday.
const AFTER_EACH_QUARTER = [
  ...['2027-02-01', '2027-04-30', '2027-08-02', '2027-11-01'],
  ...['2028-01-31', '2028-05-01', '2028-07-31', '2028-10-31'],
];

// April 15, 2028 is a Saturday; Emancipation Day, a Sunday, is observed on the following Monday.
const FEDERAL_APRIL = ['2027-04-15', '2028-04-18'];

// May 15, 2027 is a Saturday, May 15, 2028 a Monday.
const MAY = ['2027-05-17', '2028-05-15'];

/**
 * Every day of every due date from November 23, 2026 through 2028, worked out by hand from the rules
 * and a wall calendar.
 */
const BY_HAND: Readonly<Record<string, readonly string[]>> = {
  'estimated-tax': [
    ...['2027-01-15', '2027-04-15', '2027-06-15', '2027-09-15'],
    // January 15, 2028 is a Saturday, and the following Monday is Martin Luther King Day.
    ...['2028-01-18', '2028-04-18', '2028-06-15', '2028-09-15'],
  ],
  'form-1040': FEDERAL_APRIL,
  // October 15, 2027 is a Friday, October 15, 2028 a Sunday.
  'extended-1040': ['2027-10-15', '2028-10-16'],
  'form-709': FEDERAL_APRIL,
  'form-1041': FEDERAL_APRIL,
  // September 30, 2027 is a Thursday, September 30, 2028 a Saturday.
  'extended-1041': ['2027-09-30', '2028-10-02'],
  // Two Thursdays and a Friday, a Saturday and a Sunday: the day of a distribution never moves.
  'required-distribution': [
    ...['2026-12-31', '2027-04-01', '2027-12-31'],
    ...['2028-04-01', '2028-12-31'],
  ],
  // March 15, 2027 is a Monday, March 15, 2028 a Wednesday.
  'form-1065': ['2027-03-15', '2028-03-15'],
  'form-1120-s': ['2027-03-15', '2028-03-15'],
  'extended-1065-1120-s': ['2027-09-15', '2028-09-15'],
  'form-1120': FEDERAL_APRIL,
  'extended-1120': ['2027-10-15', '2028-10-16'],
  'corporate-estimates': [
    // A Tuesday, then a Thursday, a Tuesday, two Wednesdays.
    ...['2026-12-15', '2027-04-15', '2027-06-15', '2027-09-15', '2027-12-15'],
    // December 15, 2028 is a Friday.
    ...['2028-04-18', '2028-06-15', '2028-09-15', '2028-12-15'],
  ],
  '1099-nec': ['2027-02-01', '2028-01-31'],
  '1099-misc': [
    // February 28, 2027 is a Sunday, March 31 a Wednesday.
    ...['2027-02-01', '2027-03-01', '2027-03-31'],
    // February 28, 2028 is a Monday, March 31 a Friday.
    ...['2028-01-31', '2028-02-28', '2028-03-31'],
  ],
  'form-941': AFTER_EACH_QUARTER,
  'payroll-deposit': [
    '2026-12-15',
    // February 15, 2027 is Presidents’ Day.
    ...['2027-01-15', '2027-02-16', '2027-03-15', '2027-04-15'],
    // May 15, 2027 is a Saturday, August 15 a Sunday.
    ...['2027-05-17', '2027-06-15', '2027-07-15', '2027-08-16'],
    ...['2027-09-15', '2027-10-15', '2027-11-15', '2027-12-15'],
    // January and April: see estimated tax. July 15, 2028 is a Saturday, October 15 a Sunday.
    ...['2028-01-18', '2028-02-15', '2028-03-15', '2028-04-18'],
    ...['2028-05-15', '2028-06-15', '2028-07-17', '2028-08-15'],
    ...['2028-09-15', '2028-10-16', '2028-11-15', '2028-12-15'],
  ],
  'futa-deposit': AFTER_EACH_QUARTER,
  'form-940': ['2027-02-01', '2028-01-31'],
  'w-2': ['2027-02-01', '2028-01-31'],
  'form-5500': ['2027-08-02', '2028-07-31'],
  'form-990': MAY,
  'form-990-n': MAY,
  // November 15, 2027 is a Monday, November 15, 2028 a Wednesday.
  'extended-990': ['2027-11-15', '2028-11-15'],
  fbar: ['2027-04-15', '2027-10-15', '2028-04-18', '2028-10-16'],
  'form-5472': FEDERAL_APRIL,
  'form-1042': ['2027-03-15', '2028-03-15'],
  'franchise-report': MAY,
  // August 15, 2027 is a Sunday.
  'franchise-august': ['2027-08-16', '2028-08-15'],
  'franchise-extension': ['2027-11-15', '2028-11-15'],
  'sales-tax': [
    // A Sunday.
    '2026-12-21',
    // February 20 and March 20, 2027 are Saturdays.
    ...['2027-01-20', '2027-02-22', '2027-03-22', '2027-04-20', '2027-05-20'],
    // June 20, 2027 is a Sunday, with Juneteenth on the Saturday before.
    ...['2027-06-21', '2027-07-20', '2027-08-20', '2027-09-20', '2027-10-20'],
    // November 20, 2027 is a Saturday.
    ...['2027-11-22', '2027-12-20', '2028-01-20'],
    // February 20, 2028 is a Sunday, and the following Monday is Presidents’ Day.
    ...['2028-02-22', '2028-03-20', '2028-04-20'],
    // May 20, 2028 is a Saturday, August 20 a Sunday.
    ...['2028-05-22', '2028-06-20', '2028-07-20', '2028-08-21', '2028-09-20'],
    ...['2028-10-20', '2028-11-20', '2028-12-20'],
  ],
  'twc-report': AFTER_EACH_QUARTER,
  // Emancipation Day is a holiday of the District of Columbia, so in Texas only the weekend moves the day.
  rendition: ['2027-04-15', '2028-04-17'],
  // April 30, 2027 is a Friday, April 30, 2028 a Sunday.
  homestead: ['2027-04-30', '2028-05-01'],
  protest: MAY,
  'property-tax': ['2027-02-01', '2028-01-31'],
};

test('every due date of the register falls on the days worked out by hand', () => {
  // Ignores postponements, which agencies add to the register.
  const usual = REGISTER.map((date) => ({ ...date, postponed: [] }));
  const found = Map.groupBy(occurrences(usual, '2026-11-23', '2028-12-31'), ({ id }) => id);
  const days = [...found].map(([id, each]) => [id, each.map(({ day }) => day)]);
  expect(Object.fromEntries(days)).toEqual(BY_HAND);
});

/** A register with only the individual return, with changed fields. */
function return1040(changed: object) {
  const found = REGISTER.filter(({ id }) => id === 'form-1040');
  return found.map((date) => ({ ...date, ...changed }));
}

const STORM = {
  from: '2027-04-15',
  to: '2027-07-15',
  where: 'Harris and Fort Bend Counties',
  source: 'IRS, TX-2027-01',
};

test('a day postponed in some counties occurs on both days', () => {
  const found = occurrences(return1040({ postponed: [STORM] }), '2027-01-01', '2028-12-31');
  expect(
    found.map((due) => [due.day, due.regularDay, due.postponement, due.postponements]),
  ).toEqual([
    ['2027-04-15', '2027-04-15', undefined, [STORM]],
    ['2027-07-15', '2027-04-15', STORM, []],
    ['2028-04-18', '2028-04-18', undefined, []],
  ]);
  expect(new Set(found.map(occurrenceKey)).size).toBe(3);
  // The new day is still found after the rule's day has passed.
  const [later] = occurrences(return1040({ postponed: [STORM] }), '2027-05-01', '2027-12-31');
  expect([later?.day, later?.nominalDay]).toEqual(['2027-07-15', '2027-04-15']);
});

test('a due date with a last day does not occur after it', () => {
  const [only, ...others] = occurrences(
    return1040({ last_day: '2027-12-31' }),
    '2026-11-23',
    '2028-12-31',
  );
  expect(only?.day).toBe('2027-04-15');
  expect(others).toEqual([]);
});

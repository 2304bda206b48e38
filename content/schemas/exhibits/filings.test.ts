import { expect, test } from 'vitest';
import { exhibitProblems } from '../../../tests/exhibit-problems.ts';

const filings = (...days: string[]) => ({
  kind: 'filings',
  heading: 'Who',
  filers: [{ who: 'You', filings: days.map((due) => ({ due, form: 'Form 1040' })) }],
});

test('a filing is due on a day of every year, each day of a filer once, on five days in all', () => {
  expect(exhibitProblems(filings('April 15', 'October 15'))).toEqual([]);
  for (const day of ['April 31', 'February 29', 'mid-April', 'by April 15']) {
    expect(exhibitProblems(filings(day))).toEqual([
      `filers.0.filings.0.due: "${day}" is no day of every year; expected one such as April 15`,
    ]);
  }
  expect(exhibitProblems(filings('April 15', 'April 15'))).toEqual([
    'filers.0.filings: expected each day once; name both forms in one entry',
  ]);
  const six = ['January', 'March', 'April', 'June', 'July', 'October'].map(
    (month) => `${month} 15`,
  );
  expect(exhibitProblems(filings(...six))).toEqual(['filers: expected at most 5 different days']);
});

test('one filing is marked at most', () => {
  const filing = { due: 'April 15', form: 'Form 1040', marked: true };
  const filer = (who: string) => ({ who, filings: [filing] });
  expect(
    exhibitProblems({ kind: 'filings', heading: 'Who', filers: [filer('You'), filer('They')] }),
  ).toEqual(['filers: expected one marked part at most']);
});

import { expect, test } from 'vitest';
import { exhibitProblems } from '../../../tests/exhibit-problems.ts';

const stage = (when: string, from: number, to?: number) => {
  const words = { when, title: 'A stage', description: 'About it.' };
  return { ...words, from, ...(to !== undefined && { to }) };
};
const season = (...stages: object[]) => ({ kind: 'season', stages });

test('a stage is drawn where its words say, from its beginning to its end', () => {
  const first = stage('January 1', 1);
  expect(
    exhibitProblems(season(first, stage('By April 15', 1, 4.5), stage('In summer', 6))),
  ).toEqual([]);
  expect(exhibitProblems(season(first, stage('Fall to January 31', 10, 14)))).toEqual([]);
  expect(exhibitProblems(season(first, stage('May 15', 4.5)))).toEqual([
    'stages.1.from: expected one end of its line at 5.5, since it says May 15',
  ]);
  expect(exhibitProblems(season(first, stage('In summer', 8, 6)))).toEqual([
    'stages.1.to: expected 8 or more',
  ]);
});

test('stages stand in their order', () => {
  expect(exhibitProblems(season(stage('In fall', 10), stage('In spring', 4)))).toEqual([
    'stages: expected the stages in the order of their beginnings',
  ]);
});

test('one stage is marked at most', () => {
  const marked = { ...stage('In spring', 4), marked: true };
  expect(exhibitProblems(season(marked, marked))).toEqual([
    'stages: expected one marked part at most',
  ]);
});

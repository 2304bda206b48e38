import { expect, test } from 'vitest';
import { exhibitProblems } from '../../../tests/exhibit-problems.ts';

const item = (minutes: number) => ({ title: 'Item', description: 'About it.', minutes });
const agenda = (total: number, ...items: object[]) => ({
  kind: 'agenda',
  items,
  total: { label: 'In all', minutes: total },
});

test('the items of an agenda add up to its total', () => {
  expect(exhibitProblems(agenda(60, item(20), item(40)))).toEqual([]);
  expect(exhibitProblems(agenda(60, item(20), item(35)))).toEqual([
    'total.minutes: expected 55, which the items add up to',
  ]);
  expect(exhibitProblems(agenda(57, item(20), item(37)))).toEqual([
    expect.stringContaining('items.1.minutes'),
  ]);
});

test('one item is marked at most', () => {
  const marked = { ...item(30), marked: true };
  expect(exhibitProblems(agenda(60, marked, item(30)))).toEqual([]);
  expect(exhibitProblems(agenda(60, marked, marked))).toEqual([
    'items: expected one marked part at most',
  ]);
});

test('words are no longer than the drawing holds', () => {
  expect(exhibitProblems(agenda(20, item(10), { ...item(10), title: 'a'.repeat(41) }))).toEqual([
    'items.1.title: expected at most 40 characters, not 41',
  ]);
});

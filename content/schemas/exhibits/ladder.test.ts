import { expect, test } from 'vitest';
import { exhibitProblems } from '../../../tests/exhibit-problems.ts';

const step = (title: string, more: object = {}) => {
  return { title, gives: 'Much', description: 'So.', ...more };
};
const steps = [
  step('One', { ours: true }),
  step('Two', { marked: true }),
  step('Three'),
  step('Four'),
];

test('a ladder has four steps, one marked at most', () => {
  expect(exhibitProblems({ kind: 'ladder', steps })).toEqual([]);
  expect(exhibitProblems({ kind: 'ladder', steps: steps.slice(1) })).toEqual([
    expect.stringMatching(/^steps: /),
  ]);
  const marked = steps.map((each) => ({ ...each, marked: true }));
  expect(exhibitProblems({ kind: 'ladder', steps: marked })).toEqual([
    'steps: expected one marked part at most',
  ]);
});

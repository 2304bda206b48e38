import { expect, test } from 'vitest';
import { exhibitProblems } from '../../../tests/exhibit-problems.ts';

test('one stop of a track is marked at most', () => {
  const stop = { title: 'CP14', description: 'A bill.', marked: true };
  expect(exhibitProblems({ kind: 'track', stops: [stop, stop] })).toEqual([
    'stops: expected one marked part at most',
  ]);
});

import { expect, test } from 'vitest';
import { editionOn } from './edition.ts';

const STANDINGS = [
  { from: '2026-11-24', draft: ['names', 'figures'] },
  { from: '2026-12-02', draft: [] },
];

test('an edition is the year, and the standing that holds on the day', () => {
  expect(editionOn('2026-12-01', STANDINGS)).toMatchObject({ draft: ['names', 'figures'] });
  expect(editionOn('2026-12-02', STANDINGS)).toMatchObject({ year: '2026', draft: [] });
  expect(editionOn('2026-11-01', STANDINGS)).toMatchObject({ draft: ['names', 'figures'] });
  const days = ['2026-12-01', '2026-12-02', '2027-01-01'];
  expect(new Set(days.map((day) => editionOn(day, STANDINGS).name)).size).toBe(3);
});

test('a closed day is another edition than the days before it', () => {
  const closure = { from: '2026-12-24', until: '2027-01-01' };
  const standings = [{ from: '2026-12-17', draft: [], announcement: 'Closed', closure }];
  const [before, on] = ['2026-12-23', '2026-12-24'].map((day) => editionOn(day, standings));
  expect(before).toMatchObject({ announcement: 'Closed', closure, isClosed: false });
  expect(on).toMatchObject({ announcement: 'Closed', closure, isClosed: true });
  expect(on?.name).not.toBe(before?.name);
});

test('a site without standings is never a draft, and announces nothing', () => {
  const { name: _, ...shown } = editionOn('2031-01-01', []);
  expect(shown).toEqual({ year: '2031', draft: [], isClosed: false });
});

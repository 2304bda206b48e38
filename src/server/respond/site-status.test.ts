import { expect, test } from 'vitest';
import { siteStatusOn } from './site-status.ts';

const STATUSES = [
  { from: '2026-11-24', draft: ['names', 'figures'] },
  { from: '2026-12-02', draft: [] },
];

test('a site status contains the year and the status of the day', () => {
  expect(siteStatusOn('2026-12-01', STATUSES)).toMatchObject({ draft: ['names', 'figures'] });
  expect(siteStatusOn('2026-12-02', STATUSES)).toMatchObject({ year: '2026', draft: [] });
  expect(siteStatusOn('2026-11-01', STATUSES)).toMatchObject({ draft: ['names', 'figures'] });
  const days = ['2026-12-01', '2026-12-02', '2027-01-01'];
  expect(new Set(days.map((day) => siteStatusOn(day, STATUSES).name)).size).toBe(3);
});

test('the first day of a closure has another site status than the day before', () => {
  const closure = { from: '2026-12-24', until: '2027-01-01' };
  const statuses = [{ from: '2026-12-17', draft: [], announcement: 'Closed', closure }];
  const [before, on] = ['2026-12-23', '2026-12-24'].map((day) => siteStatusOn(day, statuses));
  expect(before).toMatchObject({ announcement: 'Closed', closure, isClosed: false });
  expect(on).toMatchObject({ announcement: 'Closed', closure, isClosed: true });
  expect(on?.name).not.toBe(before?.name);
});

test('a site without statuses is not a draft, and announces nothing', () => {
  const { name: _, ...shown } = siteStatusOn('2031-01-01', []);
  expect(shown).toEqual({ year: '2031', draft: [], isClosed: false });
});

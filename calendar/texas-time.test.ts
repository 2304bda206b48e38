import { expect, test } from 'vitest';
import { sortableTexasTime, texasTime } from './texas-time.ts';

test.each([
  ['2026-01-01T05:59:59.999Z', 'Dec 31, 2025, 11:59 PM CST', '2025-12-31 23:59:59 CST'],
  ['2026-03-08T07:59:00.000Z', 'Mar 8, 2026, 1:59 AM CST', '2026-03-08 01:59:00 CST'],
  ['2026-03-08T08:00:00.000Z', 'Mar 8, 2026, 3:00 AM CDT', '2026-03-08 03:00:00 CDT'],
  ['2026-11-01T06:30:00.000Z', 'Nov 1, 2026, 1:30 AM CDT', '2026-11-01 01:30:00 CDT'],
  ['2026-11-01T07:30:00.000Z', 'Nov 1, 2026, 1:30 AM CST', '2026-11-01 01:30:00 CST'],
])('%s in Texas', (iso, read, sortable) => {
  expect(texasTime(iso)).toBe(read);
  expect(sortableTexasTime(iso)).toBe(sortable);
});

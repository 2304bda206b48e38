import { expect, it } from 'vitest';
import { dialDays, dialOf } from './dial.ts';

it('has today at its top, and the year clockwise from there', () => {
  const today = '2028-02-29';
  const [first, last] = dialDays(today);
  expect([first, last]).toEqual(['2028-01-30', '2029-01-28']);
  const dial = dialOf(today, [
    { day: first, family: 'books' },
    { day: today, family: 'books' },
    { day: '2028-05-30', family: 'texas' },
  ]);
  expect(dial.sunday).toBe(5);
  expect(dial.months.map(({ name }) => name)).toEqual([
    ...['Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan'],
  ]);
  const diamond = 'm0-8 6 8-6 8-6-8z';
  expect([...dial.diamonds]).toEqual([
    ['books', `M-134,-237${diamond}M0,-272${diamond}`],
    ['texas', `M272,-1${diamond}`],
  ]);
});

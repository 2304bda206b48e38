import { expect, test } from 'vitest';
import { nextOpening, officeWeek } from './office-hours.ts';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The letter of an hour, such as `Mon 9`. */
function at(hours: string, moment: string): string | undefined {
  const [day = '', hour = ''] = moment.split(' ');
  return officeWeek(hours)[DAYS.indexOf(day) * 24 + Number(hour)];
}

const SHORT_FRIDAY = 'Mon-Thu 8AM-5PM, Fri 9AM-12PM';
const LUNCH = 'Mon, Wed 9AM-12PM, 1PM-5PM';

/** Hours of some offices, and the letter of each. */
const HOURS = [
  ['Mon-Fri 9AM-5PM', 'Mon 8', 's'],
  ['Mon-Fri 9AM-5PM', 'Mon 9', 'o'],
  ['Mon-Fri 9AM-5PM', 'Mon 16', 'o'],
  ['Mon-Fri 9AM-5PM', 'Mon 17', 's'],
  ['Mon-Fri 9AM-5PM', 'Thu 23', 's'],
  ['Mon-Fri 9AM-5PM', 'Fri 17', 'l'],
  ['Mon-Fri 9AM-5PM', 'Sat 12', 'l'],
  ['Mon-Fri 9AM-5PM', 'Sun 0', 'l'],
  ['Mon-Fri 9AM-5PM', 'Sun 23', 'l'],
  ['Mon-Fri 9AM-5PM', 'Mon 0', 's'],
  ['Tue-Sat 8:15AM-12:10PM', 'Tue 7', 's'],
  ['Tue-Sat 8:15AM-12:10PM', 'Tue 8', '-'],
  ['Tue-Sat 8:15AM-12:10PM', 'Tue 9', 'o'],
  ['Tue-Sat 8:15AM-12:10PM', 'Sat 11', 'o'],
  ['Tue-Sat 8:15AM-12:10PM', 'Sat 12', '-'],
  ['Tue-Sat 8:15AM-12:10PM', 'Sat 13', 'l'],
  ['Tue-Sat 8:15AM-12:10PM', 'Mon 9', 'l'],
  [SHORT_FRIDAY, 'Thu 16', 'o'],
  [SHORT_FRIDAY, 'Thu 17', '-'],
  [SHORT_FRIDAY, 'Fri 8', '-'],
  [SHORT_FRIDAY, 'Fri 11', 'o'],
  [SHORT_FRIDAY, 'Fri 12', 'l'],
  [LUNCH, 'Mon 12', '-'],
  [LUNCH, 'Mon 13', 'o'],
  [LUNCH, 'Mon 17', '-'],
  [LUNCH, 'Tue 9', '-'],
  [LUNCH, 'Wed 8', 's'],
  [LUNCH, 'Wed 17', 'l'],
] as const;

test.each(HOURS)('an office of %s: %s', (hours, moment, letter) => {
  expect(at(hours, moment)).toBe(letter);
});

test('hours in words say nothing', () => {
  expect(officeWeek('By appointment only')).toBe('');
  expect(nextOpening('By appointment only')).toBeUndefined();
});

test.each([
  ['Mon-Fri 9AM-5PM', { day: 'Monday', time: '9' }],
  ['Tue-Sat 8:30AM-12PM', { day: 'Tuesday', time: '8:30' }],
  ['Mon-Sun 12PM-8PM', { day: 'Monday', time: '12 PM' }],
])('%s: opens', (hours, opening) => {
  expect(nextOpening(hours)).toMatchObject(opening);
});

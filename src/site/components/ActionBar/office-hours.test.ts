import { expect, test } from 'vitest';
import { nextOpening, officeWeek } from './office-hours.ts';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The letter of an hour, such as `Mon 9`. */
function at(hours: string, moment: string): string | undefined {
  const [day = '', hour = ''] = moment.split(' ');
  return officeWeek(hours)[DAYS.indexOf(day) * 24 + Number(hour)];
}

test.each([
  ['Mon-Fri 9AM-5PM', 'Mon 8', 's'],
  ['Mon-Fri 9AM-5PM', 'Mon 9', 'o'],
  ['Mon-Fri 9AM-5PM', 'Mon 17', 's'],
  ['Mon-Fri 9AM-5PM', 'Fri 17', 'l'],
  ['Tue-Sat 8:15AM-12:10PM', 'Tue 8', '-'],
  ['Mon-Thu 8AM-5PM, Fri 9AM-12PM', 'Thu 17', '-'],
  ['Mon, Wed 9AM-12PM, 1PM-5PM', 'Mon 13', 'o'],
  ['Mon, Wed 9AM-12PM, 1PM-5PM', 'Tue 9', '-'],
])('an office of %s: %s', (hours, moment, letter) => {
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

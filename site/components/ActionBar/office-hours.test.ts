import { expect, test } from 'vitest';
import { nextOpening, officeWeek } from './office-hours.ts';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The letter of an hour, such as `Mon 9`. */
function at(hours: string, moment: string): string | undefined {
  const [day = '', hour = ''] = moment.split(' ');
  return officeWeek(hours)[DAYS.indexOf(day) * 24 + Number(hour)];
}

test.each([
  ['Mon 8', 's'],
  ['Mon 9', 'o'],
  ['Mon 16', 'o'],
  ['Mon 17', 's'],
  ['Thu 23', 's'],
  ['Fri 17', 'l'],
  ['Sat 12', 'l'],
  ['Sun 0', 'l'],
  ['Sun 23', 'l'],
  ['Mon 0', 's'],
])('an office of Mon-Fri 9AM-5PM: %s', (moment, letter) => {
  expect(at('Mon-Fri 9AM-5PM', moment)).toBe(letter);
});

test.each([
  ['Tue 7', 's'],
  ['Tue 8', '-'],
  ['Tue 9', 'o'],
  ['Sat 11', 'o'],
  ['Sat 12', '-'],
  ['Sat 13', 'l'],
  ['Mon 9', 'l'],
])('an office of Tue-Sat 8:15AM-12:10PM: %s', (moment, letter) => {
  expect(at('Tue-Sat 8:15AM-12:10PM', moment)).toBe(letter);
});

test.each([
  ['Mon-Fri 9AM-5PM', { day: 'Monday', time: '9' }],
  ['Tue-Sat 8:30AM-12PM', { day: 'Tuesday', time: '8:30' }],
  ['Mon-Sun 12PM-8PM', { day: 'Monday', time: '12 PM' }],
])('%s: opens', (hours, opening) => {
  expect(nextOpening(hours)).toEqual(opening);
});

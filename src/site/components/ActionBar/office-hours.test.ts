import { expect, test } from 'vitest';
import { officeWeek } from './office-hours.ts';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The letter of an hour, such as `Mon 9`. */
function at(hours: string, moment: string): string | undefined {
  const [day = '', hour = ''] = moment.split(' ');
  return officeWeek(hours)[DAYS.indexOf(day) * 24 + Number(hour)];
}

test.each([
  ['Mon-Fri 9AM-5PM', 'Mon 8', '-'],
  ['Mon-Fri 9AM-5PM', 'Mon 9', 'o'],
  ['Mon-Fri 9AM-5PM', 'Mon 17', '-'],
  ['Sat-Sun 9AM-5PM', 'Sun 16', 'o'],
  ['Tue-Sat 8:15AM-12:10PM', 'Tue 8', '-'],
  ['Tue-Sat 8:15AM-12:10PM', 'Sat 11', 'o'],
  ['Tue-Sat 8:15AM-12:10PM', 'Sat 12', '-'],
  ['Mon, Wed 9AM-12PM, 1PM-5PM', 'Wed 13', 'o'],
])('an office open %s: at %s is %s', (hours, moment, letter) => {
  expect(at(hours, moment)).toBe(letter);
});

test('hours that are not in a parseable form give no letters', () => {
  expect(officeWeek('By appointment only')).toBe('');
});

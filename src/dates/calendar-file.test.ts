import ical from 'ical.js';
import { expect, test } from 'vitest';
import { readContent } from '../content/reader/yaml-file.ts';
import { dueDatesSchema } from '../content/schemas/due-date.ts';
import { type CalendarEvent, calendarFile, eventFile } from './calendar-file.ts';
import { countySlug, occurrences } from './occurrences.ts';

const REGISTER = readContent('.', 'content/dates.yaml', dueDatesSchema).content;
const DUE = occurrences(REGISTER, '2026-01-01', '2029-12-31');

const CALENDAR = {
  name: 'Example & Söhne, Due dates',
  description: 'Texas; and Washington',
  page: 'https://www.example.com/dates',
  writtenOn: '2026-11-20',
};

const EVENTS: readonly CalendarEvent[] = DUE.map(({ id, nominalDay, day, title, date }) => ({
  id,
  nominalDay,
  day,
  title,
  text: `${date.rule}\nSource: ${date.source}`,
  categories: date.audiences,
  revision: 0,
}));

const FILE = calendarFile(CALENDAR, EVENTS);

/** Parses the events of a calendar file. */
function eventsIn(file: string) {
  const calendar = new ical.Component(ical.parse(file));
  return calendar.getAllSubcomponents('vevent').map((each) => new ical.Event(each));
}

/** A sample event with changes. */
function anEvent(changes: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: 'form-1040',
    nominalDay: '2027-04-15',
    day: '2027-04-15',
    title: 'Individual return',
    text: 'The return.',
    categories: ['People'],
    revision: 0,
    ...changes,
  };
}

test('a calendar file has its required header and its name, and each event has a DTSTAMP', () => {
  const lines = FILE.split('\r\n');
  expect(lines.slice(0, 3)).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//www.example.com//Due Dates//EN'],
  ]);
  expect(lines.filter((line) => line === 'DTSTAMP:20261120T000000Z')).toHaveLength(DUE.length);
  expect(lines).toContain(String.raw`X-WR-CALNAME:Example & Söhne\, Due dates`);
});

test('a day postponed in some counties is a second event, which keeps its UID when it moves', () => {
  const uidsAndDays = ['2027-07-15', '2027-09-01'].map((to) => {
    const move = { from: '2027-04-15', to, where: 'Fort Bend and Harris Counties', source: 'IRS' };
    const register = REGISTER.map((date) => ({ ...date, postponed: [move] }));
    const ofReturn = occurrences(register, '2027-01-01', '2027-12-31').filter(
      ({ id }) => id === 'form-1040',
    );
    const events = ofReturn.map(({ postponement, ...due }) =>
      anEvent({ ...due, place: postponement && countySlug(postponement) }),
    );
    return eventsIn(calendarFile(CALENDAR, events)).map(({ uid, startDate, endDate }) => [
      uid,
      `${startDate}`,
      `${endDate}`,
    ]);
  });
  const usual = ['form-1040-2027-04-15@www.example.com', '2027-04-15', '2027-04-16'];
  const there = 'form-1040-2027-04-15-fort-bend@www.example.com';
  expect(uidsAndDays).toEqual([
    [usual, [there, '2027-07-15', '2027-07-16']],
    [usual, [there, '2027-09-01', '2027-09-02']],
  ]);
});

test.each([
  ['special characters', String.raw`One; two, three \ four: "five" \n`],
  ['line ends of all kinds', 'One\r\nTwo\rThree'],
  ['characters of four octets at each fold', '😀'.repeat(80)],
])('%s survive writing and parsing', (_, text) => {
  const file = calendarFile(CALENDAR, [anEvent({ title: text, text, categories: [text, 'b'] })]);
  const [event] = eventsIn(file);
  const told = text.replaceAll(/\r\n?/g, '\n');
  expect(event?.summary).toBe(told);
  expect(event?.description).toBe(told);
  expect(event?.component.getFirstProperty('categories')?.getValues()).toEqual([told, 'b']);
  const lines = file.split('\r\n');
  for (const line of lines) expect(line).toMatch(/^[^\r\n]*$/);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThan(76);
});

test('a file of one event has no calendar name, and its reminders are at nine in the morning', () => {
  const { page, writtenOn } = CALENDAR;
  const file = eventFile({ page, writtenOn }, anEvent({ day: '2026-12-16', reminders: [10, 3] }));
  expect(file).not.toMatch(/^(?:NAME|X-WR-CALNAME):/m);
  const [event] = eventsIn(file);
  const reminders = event?.component.getAllSubcomponents('valarm').map((alarm) => {
    const before = ical.Duration.fromString(String(alarm.getFirstPropertyValue('trigger')));
    const moment = event.startDate.clone();
    moment.isDate = false;
    moment.addDuration(before);
    return [alarm.getFirstPropertyValue('action'), moment.toString()];
  });
  expect(reminders).toEqual([
    ['DISPLAY', '2026-12-06T09:00:00'],
    ['DISPLAY', '2026-12-13T09:00:00'],
  ]);
});

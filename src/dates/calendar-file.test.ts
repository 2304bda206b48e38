import ical from 'ical.js';
import { expect, test } from 'vitest';
import { readContent } from '../content/reader/yaml-file.ts';
import { dueDates } from '../content/schemas/due-date.ts';
import { type CalendarEvent, calendarFile, eventFile } from './calendar-file.ts';
import { occurrences } from './occurrences.ts';
import { placeInWords } from './where.ts';

const REGISTER = readContent('.', 'content/dates.yaml', dueDates).content;
const DUE = occurrences(REGISTER, '2026-01-01', '2029-12-31');

const CALENDAR = {
  name: 'Example & Söhne, Due dates',
  description: 'Texas; and Washington',
  page: 'https://www.example.com/dates',
  changed: '2026-11-20T18:30:05-06:00',
};

const EVENTS: readonly CalendarEvent[] = DUE.map(({ id, rule, day, title, date }) => ({
  ...{ id, rule, day, title },
  text: `${date.rule}\nSource: ${date.source}`,
  categories: date.audiences,
  revision: 0,
}));

const FILE = calendarFile(CALENDAR, EVENTS);

/** The file as a program understands it. */
function read(file: string) {
  const calendar = new ical.Component(ical.parse(file));
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ical.Event(each));
  return { calendar, events };
}

/** An event of one name with a day, for what a register may come to say. */
function anEvent(changes: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: 'form-1040',
    rule: '2027-04-15',
    day: '2027-04-15',
    title: 'Individual return',
    text: 'The return.',
    categories: ['People'],
    revision: 0,
    ...changes,
  };
}

test('every line ends in CRLF, has 75 octets at most, and is a whole text', () => {
  const lines = FILE.split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(lines.some((line) => Buffer.byteLength(line) === 75)).toBe(true);
  // A line that was cut within a character would come back changed.
  expect(lines.filter((line) => Buffer.from(line).toString() !== line)).toEqual([]);
  for (const line of lines) expect(line).toMatch(/^(?: |[A-Z-]+(?:;[A-Z-]+=[A-Z-]+)*:)./);
});

test('the calendar has what RFC 5545 asks of one, and the names that programs look for', () => {
  const { calendar } = read(FILE);
  expect(calendar.name).toBe('vcalendar');
  const properties = calendar.getAllProperties().map((each) => [each.name, each.getFirstValue()]);
  expect(
    Object.fromEntries(properties.map(([name, value]) => [name, String(value)])),
  ).toStrictEqual({
    version: '2.0',
    prodid: '-//www.example.com//Due Dates//EN',
    calscale: 'GREGORIAN',
    // The parser takes the texts of names that it does not know as they stand.
    name: CALENDAR.name.replace(',', String.raw`\,`),
    'x-wr-calname': CALENDAR.name.replace(',', String.raw`\,`),
    description: CALENDAR.description,
    'x-wr-caldesc': CALENDAR.description.replace(';', String.raw`\;`),
    url: CALENDAR.page,
    'last-modified': '2026-11-21T00:30:05Z',
    'refresh-interval': 'P1D',
    'x-published-ttl': 'P1D',
  });
  expect(properties).toHaveLength(11);
});

test('every due date is an event of its day, with each property once', () => {
  const { events } = read(FILE);
  expect(events.map(({ startDate, summary }) => [startDate.toString(), summary])).toEqual(
    DUE.map(({ day, title }) => [day, title]),
  );
  for (const { component, startDate, endDate, description } of events) {
    const names = component.getAllProperties().map(({ name }) => name);
    expect(names.toSorted()).toEqual([
      ...['categories', 'description', 'dtend', 'dtstamp', 'dtstart', 'last-modified'],
      ...['sequence', 'summary', 'transp', 'uid', 'url'],
    ]);
    expect([startDate.isDate, endDate.isDate]).toEqual([true, true]);
    // The day after, for DTEND is outside the event.
    expect(endDate.subtractDate(startDate).toSeconds()).toBe(24 * 60 * 60);
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-21T00:30:05Z');
    expect(description).toMatch(/.\nSource: ./);
  }
});

test('every UID is there once, and is of this site', () => {
  const uids = read(FILE).events.map(({ uid }) => uid);
  expect(new Set(uids).size).toBe(DUE.length);
  for (const uid of uids) expect(uid).toMatch(/^[a-z0-9-]+-\d{4}-\d\d-\d\d@www\.example\.com$/);
});

test('a day postponed in some counties is an event beside the usual one, and moves as itself', () => {
  const uidsAndDays = ['2027-07-15', '2027-09-01'].map((to) => {
    const move = { from: '2027-04-15', to, where: ['Fort Bend', 'Harris'], source: 'IRS' };
    const register = REGISTER.map((date) => ({ ...date, postponed: [move] }));
    const ofReturn = occurrences(register, '2027-01-01', '2027-12-31').filter(
      ({ id }) => id === 'form-1040',
    );
    const events = ofReturn.map(({ only, ...due }) =>
      anEvent({ ...due, place: only && placeInWords(only) }),
    );
    return read(calendarFile(CALENDAR, events)).events.map(({ uid, startDate }) => [
      uid,
      startDate.toString(),
    ]);
  });
  const usual = ['form-1040-2027-04-15@www.example.com', '2027-04-15'];
  const there = 'form-1040-2027-04-15-fort-bend@www.example.com';
  expect(uidsAndDays).toEqual([
    [usual, [there, '2027-07-15']],
    [usual, [there, '2027-09-01']],
  ]);
});

test('the day of the build changes nothing, and only a new register gives a new stamp', () => {
  expect(calendarFile(CALENDAR, EVENTS)).toBe(FILE);
  const of = (changed: string | undefined) => {
    const { events } = read(calendarFile({ ...CALENDAR, changed }, [anEvent()]));
    return String(events[0]?.component.getFirstPropertyValue('dtstamp'));
  };
  expect(of(undefined)).toBe(of(undefined));
  expect(of('2026-11-23')).toBe('2026-11-23T00:00:00Z');
  expect(of('2027-01-05T08:00:00Z')).toBe('2027-01-05T08:00:00Z');
});

test.each([
  ['signs that mean something', String.raw`One; two, three \ four: "five" \n`],
  ['several lines', 'One\nTwo\n\nFour'],
  ['line ends of all kinds', 'One\r\nTwo\rThree'],
  ['long words of wide signs', '税'.repeat(60)],
  ['signs of four octets over each fold', '😀'.repeat(80)],
])('%s come back as they were', (_, text) => {
  const file = calendarFile(CALENDAR, [anEvent({ title: text, text, categories: [text, 'b'] })]);
  const event = read(file).events[0];
  const told = text.replaceAll(/\r\n?/g, '\n');
  expect(event?.summary).toBe(told);
  expect(event?.description).toBe(told);
  expect(event?.component.getFirstProperty('categories')?.getValues()).toEqual([told, 'b']);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(76);
});

test('signs that no text may have are left out', () => {
  const [event] = read(
    calendarFile(CALENDAR, [anEvent({ title: 'a\u0000b\u001Bc\u007Fd' })]),
  ).events;
  expect(event?.summary).toBe('abcd');
});

test('one event reminds at nine in the morning, in a file that makes no calendar of its own', () => {
  const { page, changed } = CALENDAR;
  const { calendar, events } = read(
    eventFile({ page, changed }, anEvent({ day: '2026-12-16', reminders: [10, 3] })),
  );
  expect(calendar.getAllProperties().map(({ name }) => name)).toEqual([
    'version',
    'prodid',
    'calscale',
  ]);
  const [event] = events;
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

import { contentLine, escaped } from './content-line.ts';
import type { Occurrence } from './occurrences.ts';

/** The header of a calendar file. */
export interface CalendarHeader {
  /** The address of the dates; its host is in each event's UID. */
  page: string;
  /** The day on which it is written, YYYY-MM-DD. */
  writtenOn: string;
}

/** A calendar of its own, to be subscribed to. */
export interface Calendar extends CalendarHeader {
  name: string;
  description: string;
}

/** An all-day event. */
export interface CalendarEvent extends Pick<Occurrence, 'id' | 'nominalDay' | 'day' | 'title'> {
  /** The description under the title; may have several lines. */
  text: string;
  categories: readonly string[];
  /** The only place where the event holds, by `countySlug`; undefined everywhere. */
  place?: string | undefined;
  /** Higher where the same event says more than it did. */
  revision: number;
  /** How many days before it to remind, at nine in the morning. */
  reminders?: readonly number[];
}

/** How often programs are asked to look for changes. */
const REFRESH = 'P1D';

/**
 * A calendar file (RFC 5545, with the names for a calendar of RFC 7986 and those that were used
 * before it), for download and for subscription. An event's UID goes by the day as the rule has it
 * and where it holds, so that an event moves in calendars when its day does.
 * It has no METHOD: RFC 5546 would then ask for an organizer.
 *
 * @throws TypeError where `page` is no address; RangeError where a day is no date of the calendar
 */
export function calendarFile(
  { name, description, ...source }: Calendar,
  events: readonly CalendarEvent[],
): string {
  return fileOf(source, events, (href, stamp) => [
    contentLine('NAME', escaped(name)),
    contentLine('X-WR-CALNAME', escaped(name)),
    contentLine('DESCRIPTION', escaped(description)),
    contentLine('X-WR-CALDESC', escaped(description)),
    contentLine('URL', href),
    contentLine('LAST-MODIFIED', stamp),
    contentLine('REFRESH-INTERVAL;VALUE=DURATION', REFRESH),
    contentLine('X-PUBLISHED-TTL', REFRESH),
  ]);
}

/**
 * A calendar file of one event, for a visitor's own calendar: without a name, from which programs
 * would make a calendar beside it.
 *
 * @throws as `calendarFile`
 */
export function eventFile(source: CalendarHeader, event: CalendarEvent): string {
  return fileOf(source, [event], () => []);
}

function fileOf(
  { page, writtenOn }: CalendarHeader,
  events: readonly CalendarEvent[],
  ofCalendar: (href: string, stamp: string) => readonly string[],
): string {
  const { hostname: host, href } = new URL(page);
  const stamp = utc(writtenOn);
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', `-//${host}//Due Dates//EN`),
    contentLine('CALSCALE', 'GREGORIAN'),
    ...ofCalendar(href, stamp),
    ...events.map((event) => eventOf(event, { host, href, stamp })),
    contentLine('END', 'VCALENDAR'),
  ].join('');
}

function eventOf(
  { id, nominalDay, place, day, title, text, categories, revision, reminders = [] }: CalendarEvent,
  { host, href, stamp }: { host: string; href: string; stamp: string },
): string {
  const start = Temporal.PlainDate.from(day);
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', `${[id, nominalDay, place].filter(Boolean).join('-')}@${host}`),
    contentLine('DTSTAMP', stamp),
    contentLine('LAST-MODIFIED', stamp),
    contentLine('SEQUENCE', String(revision)),
    contentLine('DTSTART;VALUE=DATE', basic(start)),
    contentLine('DTEND;VALUE=DATE', basic(start.add({ days: 1 }))),
    contentLine('SUMMARY', escaped(title)),
    contentLine('DESCRIPTION', escaped(text)),
    contentLine('CATEGORIES', categories.map(escaped).join(',')),
    contentLine('URL', href),
    contentLine('TRANSP', 'TRANSPARENT'),
    ...reminders.map((days) => reminderOf(title, days)),
    contentLine('END', 'VEVENT'),
  ].join('');
}

/** An all-day event begins at midnight: nine in the morning is fifteen hours before the next one. */
function reminderOf(title: string, days: number): string {
  return [
    contentLine('BEGIN', 'VALARM'),
    contentLine('ACTION', 'DISPLAY'),
    contentLine('DESCRIPTION', escaped(title)),
    contentLine('TRIGGER', `-P${days - 1}DT15H`),
    contentLine('END', 'VALARM'),
  ].join('');
}

/** A day as RFC 5545 writes it, section 3.3.4. */
function basic(day: Temporal.PlainDate): string {
  return day.toString().replaceAll('-', '');
}

/** The beginning of a day as an instant of RFC 5545, section 3.3.5. */
function utc(day: string): string {
  return `${day.replaceAll('-', '')}T000000Z`;
}

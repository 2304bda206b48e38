import { contentLine, escaped } from './content-line.ts';
import type { Occurrence } from './occurrences.ts';

export interface CalendarHeader {
  /** The address of the page of due dates; its host is part of each event's UID. */
  page: string;
  /** The day on which the file is written, YYYY-MM-DD. */
  writtenOn: string;
}

/** A named calendar for subscription. */
export interface Calendar extends CalendarHeader {
  name: string;
  description: string;
}

export interface CalendarEvent extends Pick<Occurrence, 'id' | 'nominalDay' | 'day' | 'title'> {
  /** The description under the title; may have several lines. */
  text: string;
  categories: readonly string[];
  /** The `countySlug` of the only place that the event holds for; undefined if it holds everywhere. */
  place?: string | undefined;
  /** Increase it when the event's text changes (iCalendar SEQUENCE). */
  revision: number;
  /** How many days before it to remind, at nine in the morning. */
  reminders?: readonly number[];
}

/** How often calendar programs should look for changes. */
const REFRESH = 'P1D';

/**
 * A calendar file (RFC 5545) for download and for subscription, with the calendar properties of
 * RFC 7986 and their older names. An event's UID contains the rule's day and the event's place, so
 * that calendar programs move the event when its day moves.
 * The file has no METHOD: RFC 5546 would then require an organizer.
 *
 * @throws TypeError if `page` is not an address; RangeError if a day is not a calendar date
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
 * A calendar file of one event, for a visitor's own calendar. It has no name: with one, programs
 * create a separate calendar.
 *
 * @throws the errors of `calendarFile`
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

/** Formats a day as YYYYMMDD (RFC 5545, section 3.3.4). */
function basic(day: Temporal.PlainDate): string {
  return day.toString().replaceAll('-', '');
}

/** Formats midnight UTC of a day (YYYY-MM-DD) as a date-time of RFC 5545, section 3.3.5. */
function utc(day: string): string {
  return `${day.replaceAll('-', '')}T000000Z`;
}

import type { APIRoute } from 'astro';
import words from '../../../content/pages/dates.yaml';
import { texasToday } from '../../base/calendar/texas-time.ts';
import { longUsDate } from '../../base/calendar/us-date.ts';
import { DATES_PATH } from '../../dates/addresses.ts';
import { type CalendarEvent, calendarFile } from '../../dates/calendar-file.ts';
import { type Occurrence, placeSlug } from '../../dates/occurrences.ts';
import { dueInCalendars } from '../load/due-dates.ts';
import { filledIn } from '../load/fill-in.ts';
import { firm } from '../load/firm.ts';
import { dates as schema } from '../screens/dates/schema.ts';
import { paperWords } from '../screens/paper/load.ts';
import { onlyInCounties, otherwise, postponedInCounties } from '../shell/postponed.ts';

const { audiences, file } = filledIn(schema, words);

const inCalendars = dueInCalendars(texasToday());

/** The calendar file of some due dates; `of` names their audience or paper. */
export function calendarOf(
  isIn: (occurrence: Occurrence) => boolean,
  { site, url }: Pick<Parameters<APIRoute>[0], 'site' | 'url'>,
  of?: string,
): Response {
  const calendar = {
    name: `${firm.name}: ${file.name}${of ? ` (${of})` : ''}`,
    description: file.description,
    page: new URL(DATES_PATH, site ?? url).href,
    writtenOn: texasToday(),
  };
  return new Response(calendarFile(calendar, inCalendars.filter(isIn).map(asEvent)), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}

function asEvent({ id, day, usual, rule, title, date, only, later }: Occurrence): CalendarEvent {
  const text = [
    date.rule,
    ...(only ? [onlyInCounties(only), otherwise(usual)] : []),
    ...later.map(postponedInCounties),
    ...(usual === rule ? [] : [`${file.moved} ${longUsDate(rule)}`]),
    `${file.source} ${[date, ...(only ? [only] : later)].map(({ source }) => source).join('; ')}`,
    `${firm.name}, ${firm.phones.main}`,
    paperWords.note,
  ].join('\n');
  const summary = only
    ? `${onlyInCounties(only)}: ${title}`
    : [title, ...later.map(postponedInCounties)].join('. ');
  const categories = date.audiences.map((audience) => audiences[audience]);
  const place = only && placeSlug(only);
  // The later the day it is moved to, the newer the event.
  const revision = only ? Temporal.PlainDate.from(usual).until(day).days : later.length;
  return { id, day, rule, place, title: summary, text, categories, revision };
}

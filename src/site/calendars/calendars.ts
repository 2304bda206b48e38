import type { APIRoute } from 'astro';
import words from '../../../content/pages/dates.yaml';
import { texasToday } from '../../base/calendar/texas-time.ts';
import { longUsDate } from '../../base/calendar/us-date.ts';
import { DATES_PATH } from '../../dates/addresses.ts';
import { type CalendarEvent, calendarFile } from '../../dates/calendar-file.ts';
import { countySlug, type Occurrence } from '../../dates/occurrences.ts';
import { dueInCalendars } from '../load/due-dates.ts';
import { firm } from '../load/firm.ts';
import { loadContent } from '../load/load-content.ts';
import { datesSchema } from '../screens/dates/schema.ts';
import { paperWords } from '../screens/paper/load.ts';
import { onlyInCounties, otherwise, postponedInCounties } from '../shell/postponed.ts';

const { audiences, file } = loadContent(datesSchema, words);

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

function asEvent(due: Occurrence): CalendarEvent {
  const { id, day, regularDay, nominalDay, title, date, postponement, postponements } = due;
  const text = [
    date.rule,
    ...(postponement ? [onlyInCounties(postponement), otherwise(regularDay)] : []),
    ...postponements.map(postponedInCounties),
    ...(regularDay === nominalDay ? [] : [`${file.moved} ${longUsDate(nominalDay)}`]),
    `${file.source} ${[date, ...(postponement ? [postponement] : postponements)].map(({ source }) => source).join('; ')}`,
    `${firm.name}, ${firm.phones.main}`,
    paperWords.note,
  ].join('\n');
  const summary = postponement
    ? `${onlyInCounties(postponement)}: ${title}`
    : [title, ...postponements.map(postponedInCounties)].join('. ');
  const categories = date.audiences.map((audience) => audiences[audience]);
  const place = postponement && countySlug(postponement);
  // SEQUENCE grows with the day to which the date is moved.
  const revision = postponement
    ? Temporal.PlainDate.from(regularDay).until(day).days
    : postponements.length;
  return { id, day, nominalDay, place, title: summary, text, categories, revision };
}

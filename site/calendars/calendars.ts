import type { APIRoute } from 'astro';
import { texasToday } from '../../base/calendar/texas-time.ts';
import { longUsDate } from '../../base/calendar/us-date.ts';
import words from '../../content/pages/dates.yaml';
import { DATES_PATH } from '../due-dates/addresses.ts';
import { type CalendarEvent, calendarFile } from '../due-dates/calendar-file.ts';
import type { Occurrence } from '../due-dates/occurrences.ts';
import { dueInCalendars } from '../load/due-dates.ts';
import { filledIn } from '../load/fill-in.ts';
import { firm } from '../load/firm.ts';
import { dates as schema } from '../screens/dates/schema.ts';
import { noticePage } from '../screens/notice/load.ts';
import { newestOf } from '../sitemap/last-changed.ts';

const { audiences, file } = filledIn(schema, words);

const inCalendars = dueInCalendars(texasToday());
const changed = newestOf(LAST_CHANGED, ['content/dates.yaml']);

/** The calendar file of those due dates that are told of: `of` says whose or what it is. */
export function calendarOf(
  isIn: (occurrence: Occurrence) => boolean,
  { site, url }: Pick<Parameters<APIRoute>[0], 'site' | 'url'>,
  of?: string,
): Response {
  const calendar = {
    name: `${firm.name}: ${file.name}${of ? ` (${of})` : ''}`,
    description: file.description,
    page: new URL(DATES_PATH, site ?? url).href,
    changed,
  };
  return new Response(calendarFile(calendar, inCalendars.filter(isIn).map(asEvent)), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}

function asEvent({ id, day, rule, title, date }: Occurrence): CalendarEvent {
  const moves = date.postponed.filter(({ from }) => from === rule);
  const postponed = moves.at(-1);
  const text = [
    date.rule,
    ...(postponed ? [`${file.postponed} ${longUsDate(rule)}: ${postponed.source}`] : []),
    ...(day !== rule && !postponed ? [`${file.moved} ${longUsDate(rule)}`] : []),
    `${file.source} ${date.source}`,
    `${firm.name}, ${firm.phones.main}`,
    noticePage.note,
  ].join('\n');
  const categories = date.audiences.map((audience) => audiences[audience]);
  return { id, day, rule, title, text, categories, revision: moves.length };
}

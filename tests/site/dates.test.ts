/** The due dates on their pages and on the home page, today and later, and the calendar files. */
import { load } from 'cheerio';
import ical from 'ical.js';
import { expect, inject, test } from 'vitest';
import { dayAfter, texasToday } from '../../src/base/calendar/texas-time.ts';
import { AUDIENCES, type Audience } from '../../src/content/schemas/due-date.ts';
import { calendarPath, DATES_PATH, datesPath } from '../../src/dates/addresses.ts';
import { type Occurrence, occurrenceKey, occurrences } from '../../src/dates/occurrences.ts';
import { paperPath } from '../../src/papers/addresses.ts';
import { dialDays } from '../../src/site/screens/dates/dial.ts';
import { DATES, DUE_DATES, PAPERS } from '../content.ts';
import { pageOn } from './page-on.ts';

const ORIGIN = 'http://localhost:4321';
const DOUBLE = /\s+/g;

const today = Temporal.PlainDate.from(texasToday());
const { html: page } = await pageOn(DATES_PATH, `${today}`);
const ahead = occurrences(DUE_DATES, `${today}`, `${today.add({ years: 3 })}`);
const inFiles = occurrences(DUE_DATES, `${today.year}-01-01`, `${today.year + 3}-12-31`);

/** The list of twelve months on a day, for everyone or for an audience. */
async function listOn(day: string, audience?: Audience) {
  const $ = load((await pageOn(datesPath(audience), day)).html);
  const months = $('section:has(> h3 + ol)');
  return {
    months: months.toArray().map((each) => $(each).children('h3').text()),
    days: months
      .find('li time')
      .toArray()
      .map(({ attribs }) => attribs['datetime']),
    due: months
      .find('li p')
      .toArray()
      .map((each) => $(each).text().replace(DOUBLE, ' ')),
    marked: months.find('li:has(mark)').toArray().length,
    isFirstMarked: months.find('li').first().is(':has(mark)'),
    diamonds: $('main svg [data-family]')
      .toArray()
      .flatMap(({ attribs }) => attribs['d']?.match(/M/g) ?? []).length,
  };
}

/** Today, the day after a due day, and a day whose twelve months cross December 31 two years from now. */
const DAYS = [`${today}`, dayAfter(ahead[0]?.day ?? `${today}`), `${today.year + 1}-12-31`];

test.each(DAYS)(
  'on %s the page has all that is due within a year, and nothing else',
  async (day) => {
    const end = Temporal.PlainDate.from(day).add({ years: 1 }).toString();
    const due = ahead.filter((each) => day <= each.day && each.day < end);
    const shown = await listOn(day);
    expect(shown.days).toEqual([...new Set(due.map((each) => each.day))]);
    expect(shown.months).toHaveLength(new Set(due.map((each) => each.day.slice(0, 7))).size);
    expect(shown.due).toHaveLength(due.length);
    for (const [index, { title }] of due.entries()) expect(shown.due[index]).toContain(title);
    expect([shown.marked, shown.isFirstMarked]).toEqual([1, true]);
    const onDial = occurrences(DUE_DATES, ...dialDays(day));
    expect(shown.diamonds).toBe(new Set(onDial.map((each) => each.day)).size);
  },
);

test.each(DAYS)(
  'on %s the home page has the next four days, the first of them marked',
  async (day) => {
    const $ = load((await pageOn('/', day)).html);
    const entries = $('div:has(> dt > time)').toArray();
    const next = ahead.filter((each) => each.date.home && day <= each.day);
    expect(entries.map((entry) => $(entry).find('time').attr('datetime'))).toEqual(
      [...new Set(next.map((each) => each.day))].slice(0, 4),
    );
    const marks = entries.map((entry) => $(entry).find('mark').text());
    expect(marks.map((mark) => mark === 'Next')).toEqual([true, false, false, false]);
    expect($(entries[0]).find('dd').text().split(', ')).toContain(next[0]?.date.short);
  },
);

test('an audience’s page has its own dates, rules and calendar first; unknown audiences have no page', async () => {
  for (const own of AUDIENCES) {
    const end = `${today.add({ years: 1 })}`;
    const due = ahead.filter(({ day, date }) => day < end && date.audiences.includes(own));
    const shown = await listOn(`${today}`, own);
    expect(shown.days, own).toEqual([...new Set(due.map(({ day }) => day))]);
    expect(shown.due, own).toHaveLength(due.length);
  }
  const [own] = AUDIENCES;
  const $ = load((await pageOn(datesPath(own), `${today}`)).html);
  const rules = DUE_DATES.filter(({ audiences }) => audiences.includes(own));
  expect($('dl > div:has(small)')).toHaveLength(rules.length);
  expect($('#calendars a[download]').attr('href')).toBe(calendarPath(own));
  expect($('main nav a[aria-current="page"]').attr('href')).toBe(datesPath(own));
  const crumbs = $('main header nav li').toArray();
  expect(crumbs.map((crumb) => $(crumb).text())).toEqual([
    ...['Home', DATES.breadcrumb, DATES.audiences[own]],
  ]);
  expect((await fetch(new URL(`${DATES_PATH}/nobody`, inject('origin')))).status).toBe(404);
});

test('the page lists each rule with its source', () => {
  const $ = load(page);
  const rules = $('dl > div:has(small)')
    .toArray()
    .map((each) => $(each).text().replace(DOUBLE, ' '));
  expect(rules).toHaveLength(DUE_DATES.length);
  for (const { title, rule, source } of DUE_DATES) {
    const found = rules.find((text) => text.startsWith(`${title} `)) ?? '';
    expect(found).toContain(rule);
    expect(found).toContain(source);
  }
});

/** A calendar file's events by day; also checks its headers. */
async function eventsOf(path: string): Promise<(string | undefined)[][]> {
  const answer = await fetch(new URL(path, inject('origin')));
  expect(answer.status, path).toBe(200);
  expect(Object.fromEntries(answer.headers), path).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const calendar = new ical.Component(ical.parse(await answer.text()));
  return calendar
    .getAllSubcomponents('vevent')
    .map((each) => new ical.Event(each))
    .map(({ uid, startDate, summary }) => [uid, startDate.toString(), summary]);
}

const asEvent = (due: Occurrence) => [
  `${occurrenceKey(due)}@${new URL(ORIGIN).hostname}`,
  due.day,
  expect.stringContaining(due.title),
];

test('every audience has a calendar to subscribe to and to download', async () => {
  const $ = load(page);
  const whose = [undefined, ...AUDIENCES];
  const links = $('#calendars a')
    .toArray()
    .map(({ attribs }) => attribs['href']);
  expect(links).toEqual(
    whose.flatMap((audience) => [
      `webcal://${new URL(ORIGIN).host}${calendarPath(audience)}`,
      calendarPath(audience),
    ]),
  );
  for (const audience of whose) {
    const theirs = inFiles.filter(
      ({ date }) => audience === undefined || date.audiences.includes(audience),
    );
    expect(theirs.length).toBeGreaterThan(0);
    expect(await eventsOf(calendarPath(audience))).toEqual(theirs.map(asEvent));
  }
});

test('only papers with due dates have a calendar', async () => {
  const paper = PAPERS.find(({ dates }) => dates.length > 0);
  expect(await eventsOf(`${paperPath(paper?.code ?? '')}.ics`)).toEqual(
    inFiles.filter(({ id }) => paper?.dates.includes(id)).map(asEvent),
  );
  const other = PAPERS.find(({ dates }) => dates.length === 0)?.code ?? '';
  const answer = await fetch(new URL(`${paperPath(other)}.ics`, inject('origin')));
  expect(answer.status).toBe(404);
});

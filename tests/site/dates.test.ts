/** The pages of due dates today and on each later day, and the calendar files. */
import { load } from 'cheerio';
import ical from 'ical.js';
import { expect, inject, test } from 'vitest';
import { texasToday } from '../../src/base/calendar/texas-time.ts';
import { AUDIENCES, type Audience } from '../../src/content/schemas/due-date.ts';
import { calendarPath, DATES_PATH, datesPath } from '../../src/dates/addresses.ts';
import { type Occurrence, occurrenceKey, occurrences } from '../../src/dates/occurrences.ts';
import { paperPath } from '../../src/papers/addresses.ts';
import { dialDays } from '../../src/site/screens/dates/dial.ts';
import { DATES, DUE_DATES, PAPERS } from '../content.ts';
import { daysOfChange } from './days-of-change.ts';
import { pageOn } from './page-on.ts';

const ORIGIN = 'http://localhost:4321';
const DOUBLE = /\s+/g;

const today = Temporal.PlainDate.from(texasToday());
const { html: page } = await pageOn(DATES_PATH, `${today}`);
const ahead = occurrences(DUE_DATES, `${today}`, `${today.add({ years: 3 })}`);
const inFiles = occurrences(DUE_DATES, `${today.year}-01-01`, `${today.year + 3}-12-31`);

/** The list of twelve months on a day, of everything or for an audience. */
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
    marked: months.find('li:has(em)').toArray().length,
    isFirstMarked: months.find('li').first().is(':has(em)'),
    diamonds: $('main svg [data-family]')
      .toArray()
      .flatMap(({ attribs }) => attribs['d']?.match(/M/g) ?? []).length,
  };
}

test.each(daysOfChange(DUE_DATES))(
  'on %s the page has all that is due within a year, and nothing else',
  async (day) => {
    const end = Temporal.PlainDate.from(day).add({ years: 1 }).toString();
    const due = ahead.filter((each) => day <= each.day && each.day < end);
    const shown = await listOn(day);
    expect(shown.days).toEqual([...new Set(due.map((each) => each.day))]);
    expect(shown.months).toHaveLength(new Set(due.map((each) => each.day.slice(0, 7))).size);
    expect(shown.due).toHaveLength(due.length);
    for (const [place, { title }] of due.entries()) expect(shown.due[place]).toContain(title);
    expect([shown.marked, shown.isFirstMarked]).toEqual([1, true]);
    const onDial = occurrences(DUE_DATES, ...dialDays(day));
    expect(shown.diamonds).toBe(new Set(onDial.map((each) => each.day)).size);
  },
);

test.each(AUDIENCES)('the page for %s has their dates, rules and calendar first', async (own) => {
  const isTheirs = ({ audiences }: Pick<(typeof DUE_DATES)[number], 'audiences'>) =>
    audiences.includes(own);
  const shown = await listOn(`${today}`, own);
  const end = `${today.add({ years: 1 })}`;
  const due = ahead.filter(({ day, date }) => day < end && isTheirs(date));
  expect(shown.days).toEqual([...new Set(due.map(({ day }) => day))]);
  expect(shown.due).toHaveLength(due.length);
  const $ = load((await pageOn(datesPath(own), `${today}`)).html);
  expect($('dl > div:has(small)')).toHaveLength(DUE_DATES.filter(isTheirs).length);
  expect($('#calendars a[download]').attr('href')).toBe(calendarPath(own));
  expect($('main nav a[aria-current="page"]').attr('href')).toBe(datesPath(own));
  const crumbs = $('main header nav li').toArray();
  expect(crumbs.map((crumb) => $(crumb).text())).toEqual([
    ...['Home', DATES.breadcrumb, DATES.audiences[own]],
  ]);
});

test('an unknown audience has no page', async () => {
  const answer = await fetch(new URL(`${DATES_PATH}/nobody`, inject('origin')));
  expect(answer.status).toBe(404);
});

test('the rule of every due date is there, with who says so', () => {
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

/** A calendar file's events, by day; also checks its headers. */
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

test('everybody has a calendar to subscribe to and to download', async () => {
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

test('a paper that is due has a calendar, any other has none', async () => {
  const some = PAPERS.filter(({ dates }) => dates.length > 0);
  expect(some.length).toBeGreaterThan(20);
  for (const { code, dates } of some) {
    expect(await eventsOf(`${paperPath(code)}.ics`), code).toEqual(
      inFiles.filter(({ id }) => dates.includes(id)).map(asEvent),
    );
  }
  const other = PAPERS.find(({ dates }) => dates.length === 0)?.code ?? '';
  const answer = await fetch(new URL(`${paperPath(other)}.ics`, inject('origin')));
  expect(answer.status).toBe(404);
});

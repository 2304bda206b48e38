/** Asks for the last day of a paper, as forms and people write dates. */

import { load } from 'cheerio';
import ical from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDayFrom } from '../../src/base/calendar/legal-holidays.ts';
import { texasToday } from '../../src/base/calendar/texas-time.ts';
import { longUsDate } from '../../src/base/calendar/us-date.ts';
import { writeAddress } from '../../src/papers/addresses.ts';
import { deadlineAddress, deadlineCalendarAddress } from '../../src/papers/deadline-address.ts';
import { DATE } from '../../src/papers/printed-day.ts';
import { PAPERS } from '../content.ts';
import {
  AHEAD,
  COMING,
  COUNTED,
  HEARING,
  NO_DATE,
  NO_HEARING,
  NO_LEVY_DATE,
  PAST,
  PRINTED,
  PRINTED_DAY,
} from '../routes.ts';
import { type BuiltSite, serveBuiltSite } from '../serve-built-site.ts';
import { askAgain } from './ask-again.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite({ env: { LOG_LEVEL: 'trace' } });
});
afterAll(() => site?.close());

const MARK = 'ZqxTypedByAVisitor';
const today = Temporal.PlainDate.from(texasToday());
const fromToday = (days: number) => today.add({ days }).toString();
/** A text with ordinary spaces for those that keep a date on one line. */
const tight = (text: string) => text.replaceAll('\u00a0', ' ');
/** The clock of a paper that counts days. */
const clockOf = (code: string) => {
  const clock = PAPERS.find((paper) => paper.code === code)?.clock;
  return clock?.counts === 'days' ? clock : undefined;
};
const get = (path: string) => askAgain(site.url + path, { redirect: 'manual' });

async function read(path: string) {
  const answer = await get(path);
  return { answer, $: load(await answer.text()) };
}

test('the last day, the time left and the ways on are shown, and stored nowhere', async () => {
  const dated = fromToday(-10);
  const { answer, $ } = await read(deadlineAddress('CP2000', dated));
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(answer.headers.get('set-cookie')).toBeNull();
  const last = fromToday(20);
  expect($('h1').text()).toBe(`Notice CP2000, dated ${longUsDate(dated)}`);
  expect($('main header time').attr('datetime')).toBe(last);
  expect($('main header time').text()).toContain(longUsDate(last));
  expect($('main header strong').first().text()).toBe('in 20 days');
  expect($('main').text()).toContain(longUsDate(fromToday(50)));
  const links = $('main header ul a').map((_, { attribs }) => attribs['href']);
  expect(links.get()).toEqual([
    deadlineCalendarAddress('CP2000', dated),
    expect.stringMatching(/^tel:/),
    expect.stringMatching(/^https:/),
    `/contact/about?number=CP2000&${DATE}=${dated}`,
  ]);
  // Nothing of it where previews, search engines and printed addresses would have it.
  const head = $('head').html() ?? '';
  for (const day of [dated, last].flatMap((each) => [each, longUsDate(each)])) {
    expect(head).not.toContain(day);
  }
  expect($('meta[name=robots]').attr('content')).toBe('noindex');
  expect($('link[rel=canonical]')).toHaveLength(0);
  expect($('meta[property="og:url"]').attr('content')).toMatch(/\/find\/cp2000$/);
});

test.each([
  [-30, 'today'],
  [-29, 'tomorrow'],
  [-31, 'yesterday'],
  [30, 'in 60 days'],
  [-90, '60 days ago'],
  [-91, 'about 2 months ago'],
  [-400, 'about 12 months ago'],
  [-760, 'about 2 years ago'],
])('a paper dated %i days from today has its last day %s', async (days, words) => {
  const { $ } = await read(deadlineAddress('CP2000', fromToday(days)));
  expect($('main header strong').first().text()).toBe(words);
});

test('a day that has passed shows what is still open, and a call comes first', async () => {
  const { $ } = await read(PAST);
  expect(tight($('main header').text())).toContain(clockOf(COUNTED)?.late);
  expect($('main header ul a').first().attr('href')).toMatch(/^tel:/);
  expect($('main a[href*=".ics"]')).toHaveLength(0);
});

test('three days before the last one a call comes first, and the calendar stays', async () => {
  const waysOf = async (left: number) => {
    const { $ } = await read(deadlineAddress('CP2000', fromToday(left - 30)));
    expect($('main header ul a[href*=".ics"]')).toHaveLength(1);
    return $('main header ul a').first().attr('href');
  };
  expect(await waysOf(4)).toMatch(/\.ics/);
  for (const left of [3, 0]) expect(await waysOf(left)).toMatch(/^tel:/);
});

test('an equivalent hearing shows its last day, or that it is over', async () => {
  const words = async (path: string) => tight((await read(path)).$('main').text());
  const year = (dated: string) => {
    const day = Temporal.PlainDate.from(dated).add({ years: 1 });
    return businessDayFrom(day.toString(), 'federal');
  };
  const hearing = clockOf('LT11')?.hearing ?? '';
  const until = (day: string) => tight(hearing.replace('<day>', day));
  expect(await words(HEARING)).toContain(until(longUsDate(year(fromToday(-60)))));
  expect(await words(NO_LEVY_DATE)).toContain(until('one year after the printed date'));
  const over = await words(NO_HEARING);
  expect(over).toContain(`equivalent hearing ended on ${longUsDate(year(fromToday(-400)))}`);
  expect(over).not.toContain(hearing.split('<day>').at(-1));
});

test('a date still to come, and a day that no law moves off a weekend, are pointed out', async () => {
  const pointedOut = /still to come.*Don’t count on a weekend or a holiday to move this day/;
  expect((await read(COMING)).$('main header').text()).toMatch(pointedOut);
  // The last day of a hearing moves to a business day.
  const moved = COMING.replace(COUNTED.toLowerCase(), 'lt11');
  const words = (await read(moved)).$('main header').text();
  expect(words).toContain('still to come');
  expect(words).not.toContain('a weekend or a holiday');
});

test('a due date has its name', async () => {
  const protest = await read(deadlineAddress('50-132', fromToday(0)));
  expect(protest.$('main header').text()).toContain('Protest due by');
  const file = await (await get(deadlineCalendarAddress('50-132', fromToday(0)))).text();
  expect(file).toContain('SUMMARY:Protest due: Form 50-132');
});

test('reminders are promised while all of them are to come', async () => {
  for (const [left, isPromised] of [
    [11, true],
    [10, false],
    [0, false],
  ] as const) {
    const { $ } = await read(deadlineAddress('CP2000', fromToday(left - 30)));
    const calendar = $('main header ul a[href*=".ics"]').parent().text();
    expect(calendar.includes('Reminders ten and three days before'), `${left}`).toBe(isPromised);
  }
});

const IMPOSSIBLE = {
  nothing: '',
  'an empty date': 'date=',
  'no date of the calendar': 'date=2026-02-30',
  'a date before 1990': 'date=1989-12-31',
  'two dates': 'date=2026-11-16&date=2026-11-17',
  words: `date=${MARK}`,
  'a long text': `date=${MARK.repeat(600)}`,
  'a broken sequence': 'date=%E0%A4%A',
  markup: 'date="><script>alert(1)</script>',
};

test.each(Object.entries(IMPOSSIBLE))(
  '%s gets a kind line and the field, and is shown nowhere',
  async (_, query) => {
    const { answer, $ } = await read(`${NO_DATE}?${query}`);
    expect(answer.status).toBe(200);
    expect($('h1').text()).toBe(`Notice ${COUNTED}`);
    expect($('main header form').prev('p').text()).toMatch(/^Type the date as it is on your paper/);
    expect($(`input[name=${DATE}]`).attr('value')).toBeUndefined();
    expect($('main header time, main header ul a[href*=".ics"]')).toHaveLength(0);
    expect($.html()).not.toContain(MARK);
    expect((await get(`${NO_DATE}.ics?${query}`)).status).toBe(404);
  },
);

test('a date too far ahead gets a kind line; one as far as letters are dated ahead is counted', async () => {
  const { $ } = await read(AHEAD);
  expect($('main header form').prev('p').text()).toMatch(/far ahead/);
  expect($('main header time')).toHaveLength(0);
  expect((await get(AHEAD.replace('/due', '/due.ics'))).status).toBe(404);
});

test('a paper that prints its last day takes that day, up to a year ahead', async () => {
  const { $ } = await read(PRINTED_DAY);
  expect($('h1').text()).toMatch(RegExp(`^\\w+ ${PRINTED}$`));
  expect($('main header strong').first().text()).toBe('in 14 days');
  const far = await read(deadlineAddress(PRINTED, fromToday(367)));
  expect(far.$('main header time')).toHaveLength(0);
});

test('the field stands on the pages of papers that count, and no other has a certificate', async () => {
  for (const { href, code, clock } of PAPERS) {
    const isCounted = clock.counts === 'days' || clock.counts === 'printed';
    const { $ } = await read(href);
    const form = $(`main form[action="${deadlineAddress(code)}"]`);
    expect(form.find('label').length, code).toBe(isCounted ? 1 : 0);
    const answer = await get(deadlineAddress(code, fromToday(-1)));
    expect([answer.status, answer.headers.get('location')], code).toEqual(
      isCounted ? [200, null] : [303, href],
    );
  }
  expect((await get('/find/no-such-paper/due')).status).toBe(404);
  expect((await get('/find/no-such-paper/due.ics?date=2026-11-16')).status).toBe(404);
  const slash = await get(`${NO_DATE}/?date=2026-11-16&x=${MARK}`);
  expect([slash.status, slash.headers.get('location')]).toEqual([
    301,
    `${NO_DATE}?date=2026-11-16`,
  ]);
});

test('the calendar file is read by a calendar, and by the letter of RFC 5545', async () => {
  const dated = fromToday(-23);
  const answer = await get(deadlineCalendarAddress('CP2000', dated));
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const file = await answer.text();
  const [event] = new ical.Component(ical.parse(file))
    .getAllSubcomponents('vevent')
    .map((each) => new ical.Event(each));
  expect([event?.startDate.toString(), event?.summary]).toEqual([
    fromToday(7),
    'Answer due: Notice CP2000',
  ]);
  // The one ten days before is over.
  expect(event?.component.getAllSubcomponents('valarm')).toHaveLength(1);
  expect(file.split('\r\n').map((line) => line.replace(/(?<=[:;]).*/, ''))).toEqual([
    ...['BEGIN:', 'VERSION:', 'PRODID:', 'CALSCALE:', 'BEGIN:', 'UID:', 'DTSTAMP:'],
    ...['LAST-MODIFIED:', 'SEQUENCE:', 'DTSTART;', 'DTEND;', 'SUMMARY:', 'DESCRIPTION:'],
    ...[expect.stringMatching(/^ /), 'CATEGORIES:', 'URL:', 'TRANSP:'],
    ...['BEGIN:', 'ACTION:', 'DESCRIPTION:', 'TRIGGER:', 'END:', 'END:', 'END:', ''],
  ]);
  expect(file).toContain('\r\nTRIGGER:-P2DT15H\r\n');
});

test.each([
  ['CP2000', 'Notice CP2000, dated'],
  ['12153', 'Form 12153, the final levy notice dated'],
  ['CP14', 'Notice CP14, whose last day is'],
])('the contact form begins with %s and its date', async (code, paper) => {
  const { answer, $ } = await read(writeAddress(code, '2026-11-16'));
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect($('textarea[name=message]').text()).toMatch(
    RegExp(`^I am writing about ${paper} November 16, 2026\\.\n`),
  );
  expect($('main header').text()).not.toContain('Add the date');
  expect($('head').text()).not.toContain('2026');
});

test('nothing of what was typed is in the log, at its most talkative', () => {
  const log = site.logged().join('\n');
  expect(log).not.toContain(MARK);
  for (const typed of ['/due', `${DATE}=`, '2026-11-16', fromToday(-10)]) {
    expect(log).not.toContain(typed);
  }
});

/** Numbers and dates of papers, as visitors type them. */
import { load } from 'cheerio';
import ical from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDayFrom } from '../../src/base/calendar/legal-holidays.ts';
import { texasToday } from '../../src/base/calendar/texas-time.ts';
import { longUsDate } from '../../src/base/calendar/us-date.ts';
import { contactAddressFor } from '../../src/papers/addresses.ts';
import { deadlineAddress, deadlineCalendarAddress } from '../../src/papers/deadline-address.ts';
import { DATE_PARAM } from '../../src/papers/printed-day.ts';
import { PAPER_TOPICS, PAPERS } from '../content.ts';
import {
  COMING_DEADLINE,
  COUNTED_PAPER,
  NO_DATE,
  NO_HEARING,
  NO_LEVY_DATE,
  PAST_HEARING,
  PRINTED_DAY,
  PRINTED_PAPER,
} from '../routes.ts';
import { type BuiltSite, serveBuiltSite } from '../serve-built-site.ts';
import { askAgain } from './ask-again.ts';
import { everyPage } from './pages.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite({ env: { LOG_LEVEL: 'trace' } });
});
afterAll(() => site?.close());

const MARK = 'ZqxTypedByAVisitor';
const OFFERED = 'main header li a';
const today = Temporal.PlainDate.from(texasToday());
const fromToday = (days: number) => today.add({ days }).toString();
/** A text with ordinary spaces instead of those that keep a date on one line. */
const tight = (text: string) => text.replaceAll('\u00a0', ' ');

const get = (path: string, init: RequestInit = {}) =>
  askAgain(site.url + path, { redirect: 'manual', ...init });
const post = (body: string, type = 'application/x-www-form-urlencoded') =>
  get('/find', { method: 'POST', body, headers: { 'content-type': type } });
const ask = (number: string) => post(String(new URLSearchParams({ number })));

async function read(path: string) {
  const answer = await get(path);
  return { answer, $: load(await answer.text()) };
}

/** The response to an input, with its address. */
async function answerTo(number: string) {
  const location = (await ask(number)).headers.get('location') ?? '';
  return { location, ...(await read(location)) };
}

test.each([
  ['ltII', 'lt11'],
  ['letter CP 2000', 'cp2000'],
  ['Texas Form 01-114', '01-114'],
])('%j leads to /find/%s', async (number, name) => {
  const answer = await ask(number);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/find/${name}`]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a paper’s page has its name first, and asks for a date if days are counted', async () => {
  const pages = new Map((await everyPage()).map((page) => [page.path, page.$]));
  for (const { code, name, href, title, clock } of PAPERS) {
    const $ = pages.get(href);
    const named = RegExp.escape(`${name ?? code}: ${title}`);
    expect($?.('h1').text()).toMatch(RegExp(`^(?:Letter |Form |Schedule )?${named}`));
    const isCounted = clock.counts === 'days' || clock.counts === 'printed';
    const form = $?.(`main form[action="${deadlineAddress(code)}"]`);
    expect(form?.find('label').length, code).toBe(isCounted ? 1 : 0);
  }
});

test('a typo has no page, and similar papers are offered', async () => {
  const { answer, $ } = await answerTo('CP20000');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect($('h1').text()).toBe('We have no page for “CP20000”');
  expect($('main header h2').text()).toBe('Is it one of these?');
  expect($(OFFERED).not('nav a').first().text()).toMatch(/^CP2000: /);
});

test.each(['CP5044', '1098-E'])(
  '%j has no page: its kind says what to do and what to look for, and no other paper is offered',
  async (number) => {
    const { location, answer, $ } = await answerTo(`letter ${number}`);
    expect(location).toBe(`/find?number=${number}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect($('h1').text()).toBe(`We have no page for “${number}”`);
    expect($(OFFERED).not('nav a')).toHaveLength(0);
    expect($('main h2').first().text()).toBe('What to do today');
    const below = $('main header a[href^="#"]').attr('href') ?? '';
    expect($(below).find('h2').text()).toBe('What to look for on it');
    expect($('main').text()).not.toContain('Your paper’s code goes here');
  },
);

test('words lead to a topic’s papers, with a question over them', async () => {
  const [topic] = PAPER_TOPICS;
  const { location, answer, $ } = await answerTo(`about the ${topic?.words[0]} ${MARK}`);
  expect(location).toBe(`/find?about=${topic?.id}`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect($('h1').text()).toBe(topic?.title);
  const offered = $(OFFERED).not('nav a').get();
  expect(offered.map(({ attribs }) => attribs['href'])).toEqual(
    topic?.papers.map((code) => `/find/${code.toLowerCase()}`),
  );
  expect($.html()).not.toContain(MARK);
  expect((await get('/find?about=gossip')).headers.get('location')).toBe('/find');
});

test('all papers are listed without a look-up, and one tap away from each result', async () => {
  const links = async (path: string) => (await read(path)).$('main li a[href^="/find/"]').length;
  expect(await links('/find')).toBe(PAPERS.length);
  expect(await links('/find?about=nothing')).toBe(PAPERS.length);
  for (const path of ['/find?number=CP27', '/find?near=', '/find?about=taxpayer-number']) {
    const { $ } = await read(path);
    expect($('main a[href="/find"]').text(), path).toBe('Every paper explained here');
    expect(await links(path), path).toBe(0);
  }
});

test('an empty field asks for input, however it was sent', async () => {
  for (const path of [(await post('')).headers.get('location') ?? '', '/find?number=']) {
    const { answer, $ } = await read(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const hint = $(`#${$('main input[name=number]').attr('aria-describedby')}`);
    expect(hint.text()).toMatch(/^Type the number in the corner of your paper, for example /);
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
  }
});

test.each([
  ['123-45-6789', 'a taxpayer number; please leave it out'],
  ['(713) 555-6789', 'a phone number'],
])('%j is answered with a request, and never shown', async (number, words) => {
  const { location, answer, $ } = await answerTo(`${number} ${MARK}`);
  expect(location).toMatch(/^\/find\?about=(taxpayer|phone)-number$/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect($('h1').text()).toBe(`That looks like ${words}`);
  expect($('title').text()).toMatch(/^We couldn’t tell which paper that is \|/);
  expect($.html()).not.toMatch(RegExp(`6789|${MARK}`));
  const addressed = await get(`/find?${new URLSearchParams({ number })}`);
  const html = await addressed.text();
  expect([html.includes('6789'), html.includes(`That looks like ${words}`)]).toEqual([false, true]);
});

test.each([
  ['markup', '"><img src=x onerror=alert(1)>'],
  ['signs that control', '\u202eLT11\u0000\r\nSet-Cookie: a=b'],
  ['words with many readings', 'thousand o hundred '.repeat(800)],
])('%s is shown nowhere, and the page is helpful', async (_, typed) => {
  const { location, answer, $ } = await answerTo(`${typed} ${MARK}`);
  expect(location).toMatch(/^\/find\?near=[a-z\d.-]*$/);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect($.html()).not.toContain(MARK);
  expect($('h1').text()).toMatch(/^(We couldn’t tell which paper that is|Is it one of these\?)$/);
  expect($('input[name=number]').attr('value')).toBeUndefined();
  expect($('meta[name=robots]').attr('content')).toBe('noindex');
  expect($('main a[href^="/contact/about"]')).toHaveLength(0);
});

test('a code without a page is shown only in the heading, and passed to the form', async () => {
  const { location, $ } = await answerTo('notice qx 7777');
  expect(location).toBe('/find?number=QX+7777');
  expect($('h1').text()).toBe('We have no page for “QX 7777”');
  expect($('head').html()).not.toContain('7777');
  const about = await read($('main a[href^="/contact/about?"]').attr('href') ?? '');
  expect(about.$('textarea[name=message]').text()).toContain('a paper marked “QX 7777”.');
  expect(about.answer.headers.get('cache-control')).toBe('no-store');
});

test('query text is never echoed', async () => {
  for (const path of ['/find', '/contact/about']) {
    for (const number of [`because we moved. Call 1-888-555-0100 ${MARK}`, '123-45-6789']) {
      const answer = await get(`${path}?${new URLSearchParams({ number })}`);
      expect(answer.headers.get('location') ?? path).toBe(path.replace('/about', ''));
      expect(await answer.text()).not.toMatch(RegExp(`6789|${MARK}`));
    }
  }
});

test('malformed look-ups get a valid page', async () => {
  expect((await get('/find?number=LT11&number=CP14&x=1')).headers.get('location')).toBe(
    '/find/lt11',
  );
  expect((await post('')).headers.get('location')).toBe('/find?about=nothing');
  expect((await post('number=%E0%A4%A')).headers.get('location')).toBe('/find?near=');
  expect((await post('{}', 'application/json')).status).toBe(415);
  expect((await post(`number=${MARK.repeat(4_000)}`)).status).toBe(413);
  expect((await get('/find?number=')).status).toBe(200);
  expect((await get('/find?number=%E0%A4%A')).status).toBe(200);
  expect((await get('/find/?number=123-45-6789')).headers.get('location')).toBe(
    '/find?about=taxpayer-number',
  );
  expect((await get('/find/no-such-paper')).status).toBe(404);
  const deleted = await get('/find', { method: 'DELETE' });
  expect([deleted.status, deleted.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  expect((await get('/contact/about')).headers.get('location')).toBe('/contact');
});

test('a certificate shows the last day, the time left and links, and is not cached', async () => {
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
    `/contact/about?number=CP2000&${DATE_PARAM}=${dated}`,
  ]);
  // Not in previews, search engines or printed addresses.
  const head = $('head').html() ?? '';
  for (const day of [dated, last].flatMap((each) => [each, longUsDate(each)])) {
    expect(head).not.toContain(day);
  }
  expect($('meta[name=robots]').attr('content')).toBe('noindex');
  expect($('link[rel=canonical]')).toHaveLength(0);
  expect($('meta[property="og:url"]').attr('content')).toMatch(/\/find\/cp2000$/);
});

test.each([
  [11, 'the calendar', 'with all reminders'],
  [4, 'the calendar', 'with fewer reminders'],
  [3, 'a call', 'with fewer reminders'],
  [0, 'a call', 'with fewer reminders'],
  [-60, 'a call', 'without a calendar'],
])('with %i days left, %s comes first, %s', async (left, first, reminders) => {
  const { $ } = await read(deadlineAddress('CP2000', fromToday(left - 30)));
  const href = $('main header ul a').first().attr('href');
  expect(href).toMatch(first === 'a call' ? /^tel:/ : /\.ics/);
  const calendar = $('main header ul a[href*=".ics"]');
  expect(calendar).toHaveLength(left < 0 ? 0 : 1);
  const isPromised = calendar.parent().text().includes('Reminders ten and three days before');
  expect(isPromised).toBe(reminders === 'with all reminders');
  const { clock } = PAPERS.find(({ code }) => code === 'CP2000') ?? {};
  const late = clock?.counts === 'days' ? clock.late : undefined;
  expect(tight($('main header').text()).includes(`${late}`)).toBe(left < 0);
});

test('an equivalent hearing shows its last day, or that it is over', async () => {
  const words = async (path: string) => tight((await read(path)).$('main').text());
  const year = (dated: string) => {
    const day = Temporal.PlainDate.from(dated).add({ years: 1 });
    return businessDayFrom(day.toString(), 'federal');
  };
  const { clock } = PAPERS.find(({ code }) => code === 'LT11') ?? {};
  const hearing = (clock?.counts === 'days' && clock.hearing) || '';
  const until = (day: string) => tight(hearing.replace('<day>', day));
  expect(await words(PAST_HEARING)).toContain(until(longUsDate(year(fromToday(-60)))));
  expect(await words(NO_LEVY_DATE)).toContain(until('one year after the printed date'));
  const over = await words(NO_HEARING);
  expect(over).toContain(`equivalent hearing ended on ${longUsDate(year(fromToday(-400)))}`);
  expect(over).not.toContain(hearing.split('<day>').at(-1));
});

test('a future date, and a last day on a weekend that does not move, are pointed out', async () => {
  const pointedOut = /still to come.*Don’t count on a weekend or a holiday to move this day/;
  expect((await read(COMING_DEADLINE)).$('main header').text()).toMatch(pointedOut);
});

test.each([
  ['nothing', '', /^Type the date as it is on your paper/],
  ['no date of the calendar', 'date=2026-02-30', /^Type the date as it is on your paper/],
  ['markup', `date="><script>${MARK}</script>`, /^Type the date as it is on your paper/],
  ['a date too far ahead', `date=${fromToday(31)}`, /far ahead/],
])('%s gets a helpful line and the field, and no day is counted', async (_, query, line) => {
  const { answer, $ } = await read(`${NO_DATE}?${query}`);
  expect(answer.status).toBe(200);
  expect($('h1').text()).toBe(`Notice ${COUNTED_PAPER}`);
  expect($('main header form').prev('p').text()).toMatch(line);
  expect($('main header time, main header ul a[href*=".ics"]')).toHaveLength(0);
  expect($.html()).not.toMatch(RegExp(`2026-02-30|${MARK}`));
  expect((await get(`${NO_DATE}.ics?${query}`)).status).toBe(404);
});

test('a printed last day is taken as is, and a paper without days has no certificate', async () => {
  const { $ } = await read(PRINTED_DAY);
  expect($('h1').text()).toMatch(RegExp(`^\\w+ ${PRINTED_PAPER}$`));
  expect($('main header strong').first().text()).toBe('in 14 days');
  const { code, href } = PAPERS.find(({ clock }) => clock.counts === 'dates') ?? {};
  const none = await get(deadlineAddress(`${code}`, fromToday(-1)));
  expect([none.status, none.headers.get('location')]).toEqual([303, href]);
  expect((await get('/find/no-such-paper/due')).status).toBe(404);
  expect((await get('/find/no-such-paper/due.ics?date=2026-11-16')).status).toBe(404);
  const slash = await get(`${NO_DATE}/?date=2026-11-16&x=${MARK}`);
  expect([slash.status, slash.headers.get('location')]).toEqual([
    301,
    `${NO_DATE}?date=2026-11-16`,
  ]);
});

test('a calendar has the last day, and the reminders still to come', async () => {
  const answer = await get(deadlineCalendarAddress('CP2000', fromToday(-23)));
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const [event] = new ical.Component(ical.parse(await answer.text()))
    .getAllSubcomponents('vevent')
    .map((each) => new ical.Event(each));
  expect([event?.startDate.toString(), event?.summary]).toEqual([
    fromToday(7),
    'Answer due: Notice CP2000',
  ]);
  expect(event?.component.getAllSubcomponents('valarm')).toHaveLength(1);
});

test('the contact form begins with the paper and its date', async () => {
  const { answer, $ } = await read(contactAddressFor('CP2000', '2026-11-16'));
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect($('textarea[name=message]').text()).toMatch(
    /^I am writing about Notice CP2000, dated November 16, 2026\.\n/,
  );
  expect($('main header').text()).not.toContain('Add the date');
  expect($('head').text()).not.toContain('2026');
});

test('the log contains no typed text', () => {
  const log = site.logged().join('\n');
  for (const typed of [MARK, '6789', '/due', `${DATE_PARAM}=`, '2026-11-16', fromToday(-10)]) {
    expect(log).not.toContain(typed);
  }
});

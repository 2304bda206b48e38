/** Searches for a paper's number, as people type and say it. */
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAPER_TOPICS, PAPERS } from '../content.ts';
import { type BuiltSite, serveBuiltSite } from '../serve-built-site.ts';
import { askAgain } from './ask-again.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite({ env: { LOG_LEVEL: 'trace' } });
});
afterAll(() => site?.close());

const MARK = 'ZqxTypedByAVisitor';

const get = (path: string, init: RequestInit = {}) =>
  askAgain(site.url + path, { redirect: 'manual', ...init });
const post = (body: string, type = 'application/x-www-form-urlencoded') =>
  get('/find', { method: 'POST', body, headers: { 'content-type': type } });
const ask = (number: string) => post(String(new URLSearchParams({ number })));

/** The response to an input, with its address. */
async function answerTo(number: string) {
  const location = (await ask(number)).headers.get('location') ?? '';
  const answer = await get(location);
  return { location, answer, $: load(await answer.text()) };
}

test.each([
  ['lt 11', 'lt11'],
  ['LT-11', 'lt11'],
  ['ltII', 'lt11'],
  [' Lt11. ', 'lt11'],
  ['notice lt11', 'lt11'],
  ['Letter1058', '1058'],
  ['letter no. 1058', '1058'],
  ['ten fifty-eight', '1058'],
  ['Letter 3172', '3172'],
  ['CP-2000', 'cp2000'],
  ['cp two thousand', 'cp2000'],
  ['CP2OOO', 'cp2000'],
  ['c p 14', 'cp14'],
  ['cp five oh four', 'cp504'],
  ['I got a CP504 from the IRS', 'cp504'],
  ['cp 90 c', 'cp90c'],
  ['cp3219a', 'cp3219a'],
  ['5071 C', '5071c'],
  ['FORM 12153', '12153'],
  ['irs form 9465', '9465'],
  ['six fifty-six', '656'],
  ['eleven twenty s', '1120-s'],
  ['1120s', '1120-s'],
  ['990n', '990-n'],
  ['ten forty-one', '1041'],
  ['schedule k1', 'k-1'],
  ['ss4', 'ss-4'],
  ['twenty five fifty three', '2553'],
  ['50132', '50-132'],
  ['fifty one forty four', '50-144'],
  ['05 102', '05-102'],
  ['Texas Form 01-114', '01-114'],
  ['w8 ben', 'w-8ben'],
])('%j leads to /find/%s', async (number, name) => {
  const answer = await ask(number);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/find/${name}`]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await get(`/find/${name}`)).status).toBe(200);
});

test('every code leads to its own page, and its page names it first', async () => {
  for (const { code, name, href, title } of PAPERS) {
    expect((await ask(code)).headers.get('location'), code).toBe(href);
    const $ = load(await (await get(href)).text());
    if (name) expect($('h1').text()).toBe(`${name}: ${title}`);
    else expect($('h1').text(), code).toMatch(/^(?:(?:Letter|Form|Schedule) )?[\dA-Z-]+: \S/);
    expect($('h1').text(), code).toContain(`${name ?? code}: ${title}`);
  }
});

const OFFERED = 'main header li a';

test.each([
  ['CP20000', 'CP2000'],
  ['12135', '12153'],
  ['1099', '1099-NEC'],
])('a typo, %j, has no page, and %s is asked about behind that', async (number, code) => {
  const { answer, $ } = await answerTo(number);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect($('h1').text()).toBe(`We have no page for “${number}”`);
  expect($('main header h2').text()).toBe('Is it one of these?');
  expect($(OFFERED).not('nav a').first().text()).toMatch(RegExp(`^(Letter |Form )?${code}: `));
});

test.each(['CP27', 'CP5044', 'CP16', 'LT26', '1098-E', 'CP53A'])(
  '%j has no page: its kind says what to look for, and no other is asked about',
  async (number) => {
    const { location, answer, $ } = await answerTo(`letter ${number}`);
    expect(location).toBe(`/find?number=${number}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect($('h1').text()).toBe(`We have no page for “${number}”`);
    expect($(OFFERED).not('nav a')).toHaveLength(0);
    expect($('main h2').first().text()).toBe('What to look for on it');
    expect($('main h3').first().text()).toBe('What to do today');
    const below = $('main header a[href^="#"]').attr('href') ?? '';
    expect($(below).find('h2').text()).toBe('What to look for on it');
    expect($('main').text()).not.toContain('Your paper’s code goes here');
  },
);

test('words lead to a topic’s papers, with a question over them', async () => {
  for (const { id, title, papers, words } of PAPER_TOPICS) {
    const { location, answer, $ } = await answerTo(`about the ${words[0]} ${MARK}`);
    expect(location).toBe(`/find?about=${id}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect($('h1').text()).toBe(title);
    const offered = $(OFFERED).not('nav a');
    expect(offered.get().map(({ attribs }) => attribs['href'])).toEqual(
      papers.map((code) => `/find/${code.toLowerCase()}`),
    );
    expect($.html()).not.toContain(MARK);
    expect($('title').text()).toMatch(/^Is it one of these\? \|/);
  }
  expect((await get('/find?about=gossip')).headers.get('location')).toBe('/find');
});

test.each(['IRS', 'letter from the IRS', 'carta del impuesto', 'comptroller letter', 'my dog'])(
  '%j is understood kindly: the paper can be shown, or what happened chosen',
  async (typed) => {
    const { location, $ } = await answerTo(typed);
    expect(location).toBe('/find?near=');
    expect($('h1').text()).toBe('We couldn’t tell which paper that is');
    expect(
      $('main h2')
        .map((_, each) => $(each).text())
        .get(),
    ).toEqual([
      'Show us the paper instead',
      'Or start from what happened',
      'Read us the number over the phone',
    ]);
    expect($('main header [lang=es]')).toHaveLength(1);
  },
);

test('all papers are listed where nothing was asked for, and one tap away from each answer', async () => {
  const links = async (path: string) =>
    load(await (await get(path)).text())('main li a[href^="/find/"]').length;
  expect(await links('/find')).toBe(PAPERS.length);
  expect(await links('/find?about=nothing')).toBe(PAPERS.length);
  for (const path of ['/find?number=CP27', '/find?near=', '/find?about=taxpayer-number']) {
    const $ = load(await (await get(path)).text());
    expect($('main a[href="/find"]').text(), path).toBe('Every paper explained here');
    expect(await links(path), path).toBe(0);
  }
});

test('an empty field says what to type, however it was sent', async () => {
  for (const path of [(await post('')).headers.get('location') ?? '', '/find?number=']) {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const $ = load(await answer.text());
    const hint = $(`#${$('main input[name=number]').attr('aria-describedby')}`);
    expect(hint.text()).toMatch(/^Type the number in the corner of your paper, for example /);
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
  }
});

test.each([
  ['123-45-6789', 'a taxpayer number; please leave it out'],
  ['912 70 6789', 'a taxpayer number; please leave it out'],
  ['12-3456789', 'a taxpayer number; please leave it out'],
  ['XXX-XX-6789', 'a taxpayer number; please leave it out'],
  ['CP14 for 123456789', 'a taxpayer number; please leave it out'],
  ['4111 1111 1111 6789', 'a taxpayer number; please leave it out'],
  ['(713) 555-6789', 'a phone number'],
])('%j is met with a request, and is nowhere', async (number, words) => {
  for (const asked of [number, `${number} ${MARK}`]) {
    const { location, answer, $ } = await answerTo(asked);
    expect(location).toMatch(/^\/find\?about=(taxpayer|phone)-number$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect($('h1').text()).toBe(`That looks like ${words}`);
    expect($('title').text()).toMatch(/^We couldn’t tell which paper that is \|/);
    expect($('main header').text()).toMatch(/Nothing was kept or sent on\.|call/);
    expect($.html()).not.toMatch(RegExp(`6789|${MARK}`));
  }
  const addressed = await get(`/find?${new URLSearchParams({ number })}`);
  const html = await addressed.text();
  expect([html.includes('6789'), html.includes(`That looks like ${words}`)]).toEqual([false, true]);
});

const STRANGE = [
  'hello there',
  '???',
  'because we moved. Call us now',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE messages; --",
  '1 OR 1=1',
  '{{7*7}} %00 ../../etc/passwd',
  '\u202eLT11\u0000\r\nSet-Cookie: a=b',
  '税',
];
const LONG = {
  'signs that become eighteen': 'ﷺ⒪'.repeat(30),
  'words with many readings': 'thousand o hundred '.repeat(800),
  'digits in pairs': '11 '.repeat(5_000),
  'one word': 'x'.repeat(16 * 1024),
};
const TYPED = [...STRANGE.map((typed) => [typed, typed]), ...Object.entries(LONG)];

test.each(TYPED)('%j is shown nowhere, and its page is kind', async (_, typed) => {
  const { location, answer, $ } = await answerTo(`${typed} ${MARK}`);
  expect(location).toMatch(/^\/find\?near=[a-z\d.-]*$/);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect($.html()).not.toContain(MARK);
  expect($('h1').text()).toMatch(/^(We couldn’t tell which paper that is|Is it one of these\?)$/);
  expect($('title').text()).toMatch(
    /^(We couldn’t tell which paper that is|Is it one of these\?) \|/,
  );
  expect($('input[name=number]').attr('value')).toBeUndefined();
  expect($('meta[name=robots]').attr('content')).toBe('noindex');
  expect($('main a[href^="/contact/about"]')).toHaveLength(0);
});

test('a code without a page is shown in the heading alone, and goes along to the form', async () => {
  const { location, $ } = await answerTo('notice qx 7777');
  expect(location).toBe('/find?number=QX+7777');
  expect($('h1').text()).toBe('We have no page for “QX 7777”');
  expect(
    $('head').text() +
      $('head meta')
        .map((_, { attribs }) => attribs['content'])
        .get(),
  ).not.toContain('7777');
  const write = $('main a[href^="/contact/about?"]').attr('href') ?? '';
  const about = await get(write);
  const form = load(await about.text());
  expect(form('textarea[name=message]').text()).toContain('a paper marked “QX 7777”.');
  expect(about.headers.get('cache-control')).toBe('no-store');
});

test('no address brings other words under the firm’s name', async () => {
  const words = `because we moved. Call 1-888-555-0100 ${MARK}`;
  for (const path of ['/find', '/contact/about']) {
    for (const number of [words, '123-45-6789', '12-3456789', 'ﷺ'.repeat(60)]) {
      for (const name of ['number', 'near', 'about']) {
        const answer = await get(`${path}?${new URLSearchParams({ [name]: number })}`);
        expect(answer.headers.get('location') ?? path).toBe(path.replace('/about', ''));
        const html = await answer.text();
        expect([html.includes(MARK), html.includes('6789')]).toEqual([false, false]);
      }
    }
  }
});

test('other posts and addresses are answered too', async () => {
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

test('the contact form begins with what the paper is', async () => {
  const $ = load(await (await get('/contact/about?number=lt%2011')).text());
  expect($('h1').text()).toBe('Write to us about Notice LT11');
  expect($('textarea[name=message]').text()).toMatch(
    /^I am writing about Notice LT11 \(\S.*\)\.\n/,
  );
});

test('the picture of a paper is drawn, and none of what is no paper', async () => {
  const answer = await get('/share/find/lt11.png');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await get('/share/find/zz99.png')).status).toBe(404);
});

test('nothing of what was typed is in the log, at its most talkative', () => {
  expect(site.logged().join('\n')).not.toContain(MARK);
});

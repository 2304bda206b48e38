/** A paper's number, asked for as people type and say it. */
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAPERS } from '../content.ts';
import { type BuiltSite, serveBuiltSite } from '../serve-built-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite({ env: { LOG_LEVEL: 'trace' } });
});
afterAll(() => site?.close());

const MARK = 'Zq7xTypedByAVisitor';

const get = (path: string, init: RequestInit = {}) =>
  fetch(site.url + path, { redirect: 'manual', ...init });
const ask = (number: string) => get(`/find?${new URLSearchParams({ number })}`);

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
  expect((await get(`/find/${name}`)).status).toBe(200);
});

test('every code leads to its own page, and its page names it first', async () => {
  for (const { code, href, title } of PAPERS) {
    expect((await ask(code)).headers.get('location'), code).toBe(href);
    const $ = load(await (await get(href)).text());
    expect($('h1').text(), code).toMatch(/^(?:(?:Letter|Form|Schedule) )?[\dA-Z-]+: \S/);
    expect($('h1').text(), code).toContain(`${code}: ${title}`);
  }
});

test.each([
  ['CP5044', 'CP504'],
  ['cp5O3B', 'CP503'],
  ['LT1058', '1058'],
  ['12135', '12153'],
])('a slip, %j, is offered %s first, and asks to compare', async (number, code) => {
  const answer = await ask(number);
  expect(answer.status).toBe(200);
  const $ = load(await answer.text());
  expect($('h1').text()).toBe('Is it one of these?');
  expect($('main header li a').not('nav a').first().text()).toMatch(
    RegExp(`^(Letter |Form )?${code}: `),
  );
});

const STRANGE = [
  'hello there',
  '???',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE messages; --",
  '1 OR 1=1',
  '{{7*7}} %00 ../../etc/passwd',
  '\u202eLT11\u0000\r\nSet-Cookie: a=b',
  '税',
];

test.each(STRANGE)('%j leads to a kind page', async (number) => {
  const answer = await ask(`${number} ${MARK}`);
  expect(answer.status).toBe(200);
  const $ = load(await answer.text());
  expect($('main script, main img[onerror]')).toHaveLength(0);
  expect($('input[name=number]').attr('value')).toContain(MARK);
  expect($('meta[name=robots]').attr('content')).toBe('noindex');
  const write = $('main a[href^="/contact/about?"]').attr('href') ?? '';
  const form = load(await (await get(write)).text());
  expect(form('textarea[name=message]').text()).toContain(MARK);
  expect(form('form script')).toHaveLength(0);
});

test('10,000 characters are no number, and more than a head may have are refused', async () => {
  const answer = await ask(MARK.repeat(10_000 / MARK.length));
  const $ = load(await answer.text());
  expect([answer.status, $('h1').text()]).toEqual([200, 'The number on your paper']);
  expect((await ask(MARK.repeat(2_000))).status).toBe(431);
});

test('an address that asks for the number otherwise is answered too', async () => {
  expect((await get('/find?number=LT11&number=CP14&x=1')).headers.get('location')).toBe(
    '/find/lt11',
  );
  expect((await get('/find?number=')).status).toBe(200);
  expect((await get('/find?number=%E0%A4%A')).status).toBe(200);
  expect((await get('/find/')).headers.get('location')).toBe('/find');
  expect((await get('/find/no-such-paper')).status).toBe(404);
  expect((await get('/find', { method: 'POST' })).status).toBe(405);
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

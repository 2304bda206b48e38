import { expect, test } from 'vitest';
import { BROWSER } from '../testing/browser.ts';
import { SAMPLE } from '../testing/sample.ts';
import { sendersOfTexts } from './senders.ts';
import { QUARANTINE_SCORE, type SpamInput, signsOfSpam } from './signs.ts';
import { PROGRAMS } from './testing/clients.ts';

const offers =
  'Rank higher on Google with backlinks, guest posts and targeted traffic for your site.';
const links = Array.from({ length: 50 }, (_, n) => `https://example.com/${n}`).join('\n');
const markup = links.replace(/.+/g, '<a href="$&">[url=$&]</a>');
const [name, phone] = ['Win https://example.com/now', 'www.example.com http://example.com'];
const message = (text: string) => ({ message: { ...SAMPLE, message: text } });

function signs(changes: Partial<SpamInput>) {
  const usual = { message: SAMPLE, headers: BROWSER, isSecure: true, senders: 1 };
  return signsOfSpam({ ...usual, ...changes });
}
const scoreOf = (changes: Partial<SpamInput>) =>
  signs(changes).reduce((sum, { points }) => sum + points, 0);

const sentBy = (clients: Readonly<Record<string, SpamInput['headers']>>) =>
  Object.entries(clients).map(([name, headers]): [string, Partial<SpamInput>] => [
    name,
    { headers },
  ]);
const { driven, ...programs } = PROGRAMS;
const { 'sec-fetch-site': _, ...overHttp } = BROWSER;

test.each<[string, Partial<SpamInput>]>([
  ['a site without https', { headers: overHttp, isSecure: false }],
  ['an address', message('ada@example.com or ada.info@mail.example.com')],
  ['a sum and a file', message('$1,250.00 on form 1040-X, e.g. for 2024.Please see W-2.xlsx')],
  ['a site as a name', { message: { ...SAMPLE, name: 'Rossi c/o S.Corp/LLC (rossi.com)' } }],
])('%s is not a sign of spam', (_name, changes) => {
  expect(signs(changes)).toEqual([]);
});

test.each<[string, Partial<SpamInput>]>([
  ['links', message(links)],
  ['a short link', message('bit.ly/3abc')],
  ['a link in Cyrillic', message('Пишите на письмо.рф')],
  ['links marked up', message(markup)],
  ['links in the name and the phone number', { message: { ...SAMPLE, name, phone } }],
  ['offers', message(offers.repeat(9))],
  ...sentBy({ ...programs, overHttp }),
  ['many senders', { senders: 3 }],
])('no message is quarantined only because of %s', (_name, changes) => {
  expect(signs(changes)).toHaveLength(1);
  expect(scoreOf(changes)).toBeLessThan(QUARANTINE_SCORE);
});

test('the reasons always have the same order', () => {
  const body = `${offers} www.a.com www.b.com www.c.com`;
  const found = signs({ message: { ...SAMPLE, name, message: body }, headers: {}, senders: 2 });
  expect(found.map(({ words }) => words)).toEqual([
    'a link in the name or phone number',
    'links',
    'words of an advertisement',
    'not sent as browsers send it',
    'the same text from others',
  ]);
});

const TEXT = 'We have a proposal for you that is worth millions of dollars. '.repeat(2);

test('senders of a long text within a day are counted, up to three; senders of a short text are not', () => {
  const clock = { ms: 1 };
  const count = sendersOfTexts(() => clock.ms);
  const from = (who: string, text = TEXT) =>
    count({ email: `${who}@a.example`, message: text }, who);
  expect(from('a')).toBe(1);
  expect(from('A', `${TEXT.toUpperCase()}\n`.replaceAll(' ', '  '))).toBe(1);
  expect(from('b')).toBe(2);
  expect(from('c', `${TEXT} Really.`)).toBe(1);
  expect(Array.from('defgh', (letter) => from(letter))).toEqual([3, 3, 3, 3, 3]);
  expect(Array.from('ab', (letter) => from(letter, 'x'.repeat(119)))).toEqual([1, 1]);
  clock.ms = 86_400_002;
  expect(from('b')).toBe(1);
});

test('one network with many addresses counts as one sender, and so does one address in many networks', () => {
  const count = sendersOfTexts();
  const by = (email: string, network: string) => count({ email, message: TEXT }, network);
  expect([by('a', 'one'), by('b', 'one'), by('c', 'one')]).toEqual([1, 1, 1]);
  expect(by('stranger', 'elsewhere')).toBe(2);
  const other = sendersOfTexts();
  const from = (network: string) => other({ email: 'one', message: TEXT }, network);
  expect([from('a'), from('b'), from('c')]).toEqual([1, 1, 1]);
});

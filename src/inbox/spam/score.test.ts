import { expect, test } from 'vitest';
import { BROWSER } from '../testing/browser.ts';
import { SAMPLE } from '../testing/sample.ts';
import { type Evidence, scoreOf, signsOfSpam, THRESHOLD } from './score.ts';
import { PROGRAMS } from './testing/clients.ts';

const offers =
  'Rank higher on Google with backlinks, guest posts and targeted traffic for your site.';
const links = Array.from({ length: 50 }, (_, n) => `https://example.com/${n}`).join('\n');
const message = (text: string) => ({ message: { ...SAMPLE, message: text } });

function signs(changes: Partial<Evidence>) {
  return signsOfSpam({
    message: SAMPLE,
    headers: BROWSER,
    isSecure: true,
    token: 'none',
    senders: 1,
    ...changes,
  });
}

test('nothing speaks against an ordinary message', () => {
  expect(signs({})).toEqual([]);
  expect(signs({ token: 'fine' })).toEqual([]);
});

const markup = links.replace(/.+/g, '<a href="$&">[url=$&]</a>');
const [name, phone] = ['Win https://example.com/now', 'www.example.com http://example.com'];

test.each<[string, Partial<Evidence>]>([
  ['links', message(links)],
  ['links marked up', message(markup)],
  ['links in the name and the phone number', { message: { ...SAMPLE, name, phone } }],
  ['offers', message(offers.repeat(9))],
  ['a program', { headers: PROGRAMS.curl }],
  ['no headers at all', { headers: {} }],
  ['many senders', { senders: 50 }],
  ['haste', { token: 'early' }],
  ['a made-up token', { token: 'forged' }],
])('%s alone quarantines no message', (_, changes) => {
  const found = signs(changes);
  expect(found).toHaveLength(1);
  expect(scoreOf(found)).toBeLessThan(THRESHOLD);
});

test.each<[string, Partial<Evidence>]>([
  ['1 link; not sent as browsers send it', { ...message('example.com'), headers: PROGRAMS.curl }],
  ['3 links; words of an advertisement', message(`${offers} www.a.com www.b.com www.c.com`)],
  ['a link in the name; 1 link', { message: { ...SAMPLE, name, message: 'example.com' } }],
  [
    'a link in the phone; filled in within 3 seconds',
    { message: { ...SAMPLE, phone }, token: 'early' },
  ],
  ['links marked up by a program; a made-up token', { ...message(markup), token: 'forged' }],
  ['not sent as browsers send it; the same text from 2 senders', { headers: {}, senders: 2 }],
])('quarantined: %s', (words, changes) => {
  const found = signs(changes);
  expect(scoreOf(found)).toBeGreaterThanOrEqual(THRESHOLD);
  expect(found.map((sign) => sign.words).join('; ')).toBe(words);
});

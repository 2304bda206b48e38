import { expect, test } from 'vitest';
import { shownOn } from './shown-on.ts';

test.each([
  ['before', '2026-12-14', '<p>a</p><p>c</p>'],
  ['on the first day', '2026-12-15', '<p>a</p><p>b</p><p>c</p>'],
  ['on the last day', '2027-01-15', '<p>a</p><p>b</p><p>c</p>'],
  ['after', '2027-01-16', '<p>a</p><p>c</p>'],
])('an element is shown on its days alone: %s', (_, day, page) => {
  const html = '<p>a</p><p data-shown="2026-12-15/2027-01-15">b</p><p>c</p>';
  expect(shownOn(html, day)).toBe(page);
});

test.each([
  ['/2026-12-15', '2026-12-15', true],
  ['/2026-12-15', '2026-12-16', false],
  ['2026-12-15/', '2026-12-14', false],
  ['2026-12-15/', '2999-01-01', true],
  ['/', '2026-12-15', true],
])('either day may be missing: %s on %s', (days, day, isShown) => {
  expect(shownOn(`<b data-shown="${days}">x</b>`, day)).toBe(isShown ? '<b>x</b>' : '');
});

const SHOWN = 'data-shown="2026-01-01/2026-01-02"';
const ELSEWHERE = 'data-shown="2027-01-01/2027-01-02"';

test.each([
  ['is the first', `<a ${SHOWN} href="/x" class=y>t</a>`, '<a href="/x" class=y>t</a>'],
  ['is the last', `<a href='/x' hidden ${SHOWN}>t</a>`, "<a href='/x' hidden>t</a>"],
  ['is unquoted', '<a data-shown=2026-01-01/2026-01-02 id=x>t</a>', '<a id=x>t</a>'],
  ['is unquoted and the last', '<a id=x data-shown=2026-01-01/>t</a>', '<a id=x>t</a>'],
  ['is in another line', `<a\n  href="/x"\n  ${SHOWN}\n>t</a>`, '<a\n  href="/x"\n>t</a>'],
  [
    'follows signs of tags',
    `<a title="1 > 0 </a> <b" ${SHOWN}>t</a>`,
    '<a title="1 > 0 </a> <b">t</a>',
  ],
  ['stands in another text', `<a title='${SHOWN}'>t</a>`, `<a title='${SHOWN}'>t</a>`],
  ['is written out', `<p>${SHOWN} > x</p>`, `<p>${SHOWN} > x</p>`],
])('what says so goes from an element that is shown, where it %s', (_, html, page) => {
  expect(shownOn(html, '2026-01-01')).toBe(page);
});

test.each([
  [`<dt ${ELSEWHERE}>a</dt><dd ${ELSEWHERE}>b</dd><dt ${SHOWN}>c</dt>`, '<dt>c</dt>'],
  [`<ul ${ELSEWHERE}><li ${SHOWN}>a</li></ul><p>b</p>`, '<p>b</p>'],
  [`<ul ${SHOWN}><li ${ELSEWHERE}>a</li><li ${SHOWN}>b</li></ul>`, '<ul><li>b</li></ul>'],
  [`<ul ${SHOWN}><li ${SHOWN}><b ${ELSEWHERE}>a</b>b</li></ul>`, '<ul><li>b</li></ul>'],
  [`<b ${ELSEWHERE} title="</i>">a</b><bdi>c</bdi>`, '<bdi>c</bdi>'],
])('elements side by side and in others: %s', (html, page) => {
  expect(shownOn(html, '2026-01-01')).toBe(page);
});

test('a page without such elements is the same', () => {
  expect(shownOn('<p>2026-01-01</p>', '2026-01-01')).toBe('<p>2026-01-01</p>');
});

test('one that does not end is a fault', () => {
  expect(() => shownOn(`<p ${ELSEWHERE}>a`, '2026-01-01')).toThrow('a dated p does not end');
});

test('a large page is quick', () => {
  const rest = '<p class="a" title="b > c"><a href="/x">y</a></p>'.repeat(4000);
  const html = `${rest}<p ${ELSEWHERE}>a</p>${rest}<${'p '.repeat(50_000)}`;
  const started = performance.now();
  expect(shownOn(html, '2026-01-01')).toHaveLength(html.length - `<p ${ELSEWHERE}>a</p>`.length);
  expect(performance.now() - started).toBeLessThan(500);
});

import { expect, test } from 'vitest';
import { codeLinker } from './code-links.ts';

const link = codeLinker([
  ...['941', '940', '114', '1120-S', 'W-2', '50-132'].map((code) => ({
    code,
    kind: 'form' as const,
  })),
  { code: 'K-1', kind: 'schedule' },
  { code: '1058', kind: 'letter' },
  { code: 'LT11', kind: 'notice' },
]);

test.each([
  ['on Form 941’s lines', 'Form 941', '941'],
  ['your Schedule K-1 of it', 'Schedule K-1', 'k-1'],
  ['the W-2s', 'W-2s', 'w-2'],
  ['an LT11.', 'LT11', 'lt11'],
  ['FinCEN 114', 'FinCEN 114', '114'],
  ['Form 1120S', 'Form 1120S', '1120-s'],
  ['<b>Letter 1058</b> and 940', 'Letter 1058', '1058'],
  ['<li>941</li><li>940 of them</li>', '941', '941'],
  ['<p>an <!-- -->LT11<!-- -->.</p>', 'LT11', 'lt11'],
])('in %j, a paper is linked', (html, words, code) => {
  expect(link(html)).toBe(html.replace(words, `<a href="/find/${code}">${words}</a>`));
});

test.each([
  '$1,040 or $941',
  'section 1058, IRC 941 and § 940',
  '114 people in the year 1058',
  'Letter 941, Form 1058 and Notice 114',
  'Form 941-X, 401(k), Form 114(a), Form 940.5',
  'irs.gov/LT11, #LT11, the address 12-50-132',
  'an lt11 and a w-2',
  '1,120-S and 2026-50-132',
  '<h3>Form 941</h3>',
  '<a href="/x"><b>Form</b> W-2</a>',
  '<button>LT11</button>',
  '<details><summary>LT11</summary></details>',
  '<form><h2>LT11</h2><section>LT11</section></form>',
  '<img alt="Form 941" title="LT11">',
  '<figure role="img" aria-label="LT11"><p>LT11</p></figure>',
  '<span aria-hidden="true"><span>LT11</span>LT11</span>',
  '<ul class="links linked-items a"><li><p>LT11</p><a href="/x">x</a></li></ul>',
  '<small data-cited="true">IRS, Form 941</small>',
  '<svg><text>LT11</text></svg><code>W-2</code><!-- LT11 -->',
])('in %s, no paper is linked', (html) => {
  expect(link(html)).toBe(html);
});

test('a section links a paper once, and not if it has a link to the paper', () => {
  const a = '<a href="/find/lt11">LT11</a>';
  expect(link('<h2>1</h2>LT11, LT11<h2>2</h2>LT11<section>LT11</section>')).toBe(
    `<h2>1</h2>${a}, LT11<h2>2</h2>${a}<section>${a}</section>`,
  );
  const manual =
    '<h2>1</h2><p>LT11</p><p><a href="https://example.com/find/lt11?date=1#a">it</a></p>';
  expect(link(manual)).toBe(manual);
  expect(link('an LT11', '/find/lt11')).toBe('an LT11');
});

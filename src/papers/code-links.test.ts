import { expect, test } from 'vitest';
import { codeLinker } from './code-links.ts';

const link = codeLinker([
  ...['941', '940', '990', '990-N', 'W-2'].map((code) => ({ code, kind: 'form' as const })),
  { code: 'LT11', kind: 'notice' },
]);

test.each([
  ['<p>On Form 941.</p>', '<p>On <a href="/find/941">Form 941</a>.</p>'],
  [
    '<p><span class="w">Forms 941</span> and <b>940</b></p>',
    '<p><span class="w">Forms <a href="/find/941">941</a></span> and <b><a href="/find/940">940</a></b></p>',
  ],
  [
    '<ul><li>990</li><li>990-EZ</li><li>990-N</li></ul>',
    '<ul><li><a href="/find/990">990</a></li><li>990-EZ</li><li><a href="/find/990-n">990-N</a></li></ul>',
  ],
  [
    '<td data-column="Form">941</td><td>940</td>',
    '<td data-column="Form"><a href="/find/941">941</a></td><td>940</td>',
  ],
  ['Form <b>941</b>', 'Form <b><a href="/find/941">941</a></b>'],
  ['<p>an <!-- -->LT11<!-- -->.</p>', '<p>an <!-- --><a href="/find/lt11">LT11</a><!-- -->.</p>'],
])('%s', (html, linked) => {
  expect(link(html)).toBe(linked);
});

test.each([
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
  '<p>Form <b>9</b>41, Form<br>941, 941<sup>1</sup></p>',
  '<li><p>941</p></li>',
])('%s has no link', (html) => {
  expect(link(html)).toBe(html);
});

test('a section links a paper once, and a link that it has is that one', () => {
  const a = '<a href="/find/lt11">LT11</a>';
  expect(link('<h2>1</h2>LT11, LT11<h2>2</h2>LT11<section>LT11</section>')).toBe(
    `<h2>1</h2>${a}, LT11<h2>2</h2>${a}<section>${a}</section>`,
  );
  const manual =
    '<h2>1</h2><p>LT11</p><p><a href="https://example.com/find/lt11?date=1#a">it</a></p>';
  expect(link(manual)).toBe(manual);
});

test('a list of codes has the link of its section', () => {
  expect(link('<p>Form 941 and LT11</p><li>941</li><li>LT11</li>')).toBe(
    '<p>Form 941 and LT11</p><li><a href="/find/941">941</a></li><li><a href="/find/lt11">LT11</a></li>',
  );
});

test('a megabyte of codes in one paragraph is linked in time', () => {
  const codes = 'Form <b>W-2</b> '.repeat(60_000);
  expect(link(`<p>${codes}</p>`).match(/<a /g)).toHaveLength(1);
});

import { describe, expect, test, vi } from 'vitest';
import { sanitizePostHtml } from './sanitize.ts';
import { ATTACKS } from './testing/attacks.ts';

/** Removes the scroll regions around tables, to get the sanitizer's input. */
const withoutRegions = (html: string) =>
  html
    .replace(/<div role="region"[^>]*><table>/g, '<table>')
    .replaceAll('</table></div>', '</table>');

describe('allowed HTML', () => {
  test.each([
    '<p>a <strong>b</strong> <em>c</em> <code>d</code> <del>e</del> &lt;f&gt; &amp;</p>',
    '<table><caption>t</caption><thead><tr><th data-align="right" scope="col">a</th></tr></thead><tbody><tr><th scope="row">b</th><td colspan="2">c</td></tr></tbody></table>',
    '<img src="/pictures/sales-tax/desk-0123abcd-1280.webp" srcset="/pictures/sales-tax/desk-0123abcd-640.webp 640w, /pictures/sales-tax/desk-0123abcd-1280.webp 1280w" sizes="(min-width: 740px) 686px, 100vw" alt="" width="1280" height="720" loading="lazy" decoding="async" />',
    '<figure><img src="/images/a.jpg" alt="A desk" width="640" height="480" loading="lazy" decoding="async" /><figcaption>b</figcaption></figure>',
    '<a href="/contact">a</a><a href="mailto:a@b.example">b</a><a href="tel:+17135550100">c</a>',
    '<a href="#user-content-fn-1" id="user-content-fnref-1">1</a>',
  ])('the sanitizer keeps %s', (html) => {
    expect(withoutRegions(sanitizePostHtml(html))).toBe(html);
  });
});

test.each([
  ['headings under an h1', '<h1>a</h1><h2>b</h2><h2>c</h2>', '<h2>a</h2><h3>b</h3><h3>c</h3>'],
  [
    'headings that leave out a level',
    '<h2>a</h2><h4>b</h4><h3>c</h3><h6>d</h6><h2>e</h2>',
    '<h2>a</h2><h3>b</h3><h3>c</h3><h4>d</h4><h2>e</h2>',
  ],
  [
    'an external link',
    '<a href="https://irs.gov" target="_blank" rel="opener">a</a>',
    '<a href="https://irs.gov" rel="noopener noreferrer">a</a>',
  ],
  ['an image elsewhere', '<p>a<img src="http://x.example/a.png" alt="a">b</p>', '<p>ab</p>'],
  ['a class, an id, a style', '<p class="x" id="main" style="color:red">a</p>', '<p>a</p>'],
  ['a role', '<div role="alert" tabindex="0" aria-label="a">a</div>', '<div>a</div>'],
  ['a foreign id on a link', '<a href="/" id="user-content-x">a</a>', '<a href="/">a</a>'],
  [
    'a picture element with several sources',
    '<picture><source srcset="/b.webp"><img src="/a.jpg" srcset="/c.jpg 2x" sizes="9px"></picture>',
    '<img src="/a.jpg" alt="" loading="lazy" decoding="async" />',
  ],
])('the sanitizer corrects %s', (_, html, expected) => {
  expect(sanitizePostHtml(html)).toBe(expected);
});

describe('attacks', () => {
  const TAG =
    /^<\/?(h[2-4]|p|br|hr|div|[uod]l|li|d[td]|table|t(r|h|d|head|body|foot)|blockquote|fig(ure|caption)|img|pre|code|a|strong|em)( (href|rel|src|alt|loading|decoding|start|role|tabindex|aria-label)(="[^"<>]*")?)*( \/)?>$/;

  test.each(ATTACKS)('the sanitizer makes %s safe', (html) => {
    const clean = sanitizePostHtml(html);
    for (const tag of clean.match(/<[^>]*>?/g) ?? []) expect(tag).toMatch(TAG);
    expect(clean).not.toMatch(/(href|src)="[^"]*(script:|data:|evil\.example)/i);
  });
});

test('each outermost table is wrapped in its own scroll region', () => {
  const table = '<table><tbody><tr><td>a</td></tr></tbody></table>';
  const region = (name: string) =>
    `<div role="region" tabindex="0" aria-label="${name}">${table}</div>`;
  expect(sanitizePostHtml(table + table)).toBe(region('Table 1') + region('Table 2'));
  const nested = `<table><tr><td>${table}</td></tr></table>`;
  expect(sanitizePostHtml(nested)).toMatch(/^<div[^>]*>(?!.*<div)/);
});

test('pictures of IMAGE_HOST and of the site stay; all others are removed and reported', () => {
  const leaveOut = vi.fn();
  const html = ['https://i.example/a.jpg', 'https://x.example/a.jpg', '', 'a.jpg', '/a.jpg'];
  const clean = sanitizePostHtml(
    html.map((src) => `<img src="${src}">`).join(''),
    'i.example',
    leaveOut,
  );
  expect(clean.match(/src="[^"]*"/g)).toEqual(['src="https://i.example/a.jpg"', 'src="/a.jpg"']);
  expect(leaveOut.mock.calls).toEqual([['https://x.example/a.jpg'], [''], ['a.jpg']]);
});

describe('long repetitions', () => {
  test.each(['<', '<div>', '<a href="', '<h1>a</h1><h6>'])('many %j are sanitized', (piece) => {
    const html = piece.repeat(300_000 / piece.length);
    const clean = sanitizePostHtml(`<p>first</p>${html}`);
    expect(clean).toContain('first');
    expect(clean.length).toBeLessThan(10 * html.length);
  });

  test('HTML nested too deeply becomes plain text', () => {
    const html = `<h2>a &amp; b</h2>${'<div>'.repeat(501)}<p>c<script>d`;
    expect(sanitizePostHtml(html).replace(/\s+/g, ' ')).toBe('<p> a &amp; b c d</p>');
    expect(sanitizePostHtml(`${'<div>'.repeat(499)}<p>c</p>`)).toContain('<p>c</p>');
  });
});

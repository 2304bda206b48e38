import { expect, test } from 'vitest';
import { sanitizePostHtml } from '../html/sanitize.ts';
import { markdownToHtml } from './markdown.ts';

const TABLE = `
## Rates

| Form | Rate |
|------|-----:|
| A    | 1 %  |
`;

test('a table scrolls in a region named after the heading above it, and its header cells have a scope', () => {
  expect(markdownToHtml(TABLE).replaceAll('\n', '')).toBe(
    '<h2>Rates</h2><div role="region" tabindex="0" aria-label="Rates"><table>' +
      '<thead><tr><th scope="col">Form</th><th data-align="right" scope="col">Rate</th></tr></thead>' +
      '<tbody><tr><td>A</td><td data-align="right">1 %</td></tr></tbody></table></div>',
  );
});

test('a table without a heading above it is named all the same', () => {
  expect(markdownToHtml('| a |\n|---|\n| b |')).toContain('aria-label="Table"');
});

test('a table inside a quotation or a list scrolls too, under the same name', () => {
  const html = markdownToHtml('## Rates\n\n> | a |\n> |---|\n> | b |');
  expect(html).toContain('role="region" tabindex="0" aria-label="Rates"');
});

test('the empty corner of a table heads nothing', () => {
  const html = markdownToHtml('|   | LLC |\n|---|---|\n| Tax | yes |');
  expect(html).toContain('<td></td>');
  expect(html).toContain('<th scope="col">LLC</th>');
});

test.each([
  ['a footnote', 'Text[^1]\n\n[^1]: Note'],
  ['text', '# a\n\n*b* **c** `d`\n\n- e\n\n1. f\n\n> g'],
])('%s reaches the reader with every word', (_, markdown) => {
  const words = (html: string) => html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
  const html = markdownToHtml(markdown);
  expect(words(sanitizePostHtml(html))).toBe(words(html));
});

test('a second table under a heading has a name of its own', () => {
  const table = '| a |\n|---|\n| b |';
  const html = markdownToHtml(`## Rates\n\n${table}\n\n${table}\n\n## Dates\n\n${table}`);
  const names = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(['Rates', 'Rates (2)', 'Dates']);
});

test('a table region passes the sanitizer as it is', () => {
  const html = markdownToHtml(TABLE);
  expect(sanitizePostHtml(html)).toBe(html);
});

test('a footnote and its mark find each other', () => {
  const html = sanitizePostHtml(markdownToHtml('Text[^1]\n\n[^1]: Note'));
  for (const [, target] of html.matchAll(/href="#([^"]+)"/g))
    expect(html).toContain(`id="${target}"`);
  expect(html.match(/href="#/g)).toHaveLength(2);
});

test('HTML inside Markdown is kept, and sanitized on the way out', () => {
  const html = markdownToHtml('<figure><img src="/a.png" alt="a"></figure>\n\n<script>x</script>');
  expect(sanitizePostHtml(html).trim()).toBe(
    '<figure><img src="/a.png" alt="a" loading="lazy" decoding="async" /></figure>',
  );
});

test.each([
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '[a](javascript:alert(1))',
  '[a](data:text/html,%3Cscript%3Ealert(1)%3C/script%3E)',
  '![a](javascript:alert(1))',
  '![a"onerror="alert(1)](/a.png)',
  '[a]: javascript:alert(1)\n\n[a]',
  '<javascript:alert(1)>',
  '<svg/onload=alert(1)>\n\n```html"onclick="alert(1)\n<script>alert(1)</script>\n```',
  '# a <b onclick=alert(1)>b</b>\n\n| <a/onclick=alert(1) href=//evil.example>a</a> |\n|---|\n| `<script>` |',
  'a[^1]\n\n[^1]: <script>alert(1)</script>',
  '<!--\n-->\n<iframe src="javascript:alert(1)">\n*b*',
])('an attack written in Markdown leaves no store: %j', (markdown) => {
  const tags = sanitizePostHtml(markdownToHtml(markdown)).match(/<[^>]*>/g) ?? [];
  expect(tags.join('')).not.toMatch(/script|data:|evil|\son\w+=|<(svg|iframe)/i);
});

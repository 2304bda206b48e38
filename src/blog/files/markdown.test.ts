import { expect, test } from 'vitest';
import { sanitizePostHtml } from '../html/sanitize.ts';
import { markdownToHtml } from './markdown.ts';

test('table cells keep their alignment, and header cells get a scope', () => {
  const html = markdownToHtml('| Form | Rate |\n|------|-----:|\n| A    | 1 %  |');
  expect(html.replaceAll('\n', '')).toBe(
    '<table><thead><tr><th scope="col">Form</th><th data-align="right" scope="col">Rate</th></tr></thead>' +
      '<tbody><tr><td>A</td><td data-align="right">1 %</td></tr></tbody></table>',
  );
});

test('the empty corner cell of a table is not a header cell', () => {
  const html = markdownToHtml('|   | LLC |\n|---|---|\n| Tax | yes |');
  expect(html).toContain('<td></td>');
  expect(html).toContain('<th scope="col">LLC</th>');
});

test.each([
  ['a footnote', 'Text[^1]\n\n[^1]: Note'],
  ['text', '# a\n\n*b* **c** `d`\n\n- e\n\n1. f\n\n> g'],
])('%s keeps every word after conversion and sanitizing', (_, markdown) => {
  const words = (html: string) => html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
  const html = markdownToHtml(markdown);
  expect(words(sanitizePostHtml(html))).toBe(words(html));
});

test('a single tilde stays, and two tildes strike text out', () => {
  expect(markdownToHtml('Open 9am~5pm, Sat 10am~2pm, ~~Sun~~.')).toBe(
    '<p>Open 9am~5pm, Sat 10am~2pm, <del>Sun</del>.</p>',
  );
});

test('ticked and empty boxes of a task list become different characters', () => {
  const html = sanitizePostHtml(markdownToHtml('- [x] W-2 received\n- [ ] 1099 missing'));
  expect(html).toContain('<li>☑ W-2 received</li>');
  expect(html).toContain('<li>☐ 1099 missing</li>');
});

import { expect, test } from 'vitest';
import { pasted } from './paste.ts';

test.each([
  [
    'bold and italics by style',
    '<p><span style="font-weight:700">a</span> <span style="font-style:italic">b</span></p>',
    '**a** *b*',
  ],
  ['a page around which a b stands', '<b style="font-weight:normal"><p>a</p></b>', 'a'],
  ['a list in a list', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n  - b\n- c'],
  [
    'two paragraphs in a cell, and no head',
    '<table><tr><td><p>One</p><p>Two</p></td></tr><tr><td>Three</td></tr></table>',
    '| One Two |\n| ------- |\n| Three   |',
  ],
  ['a script and a picture', '<p>a<img src="x.png"><script>b</script></p>', 'a'],
])('%s becomes Markdown', (_, html, text) => {
  expect(pasted(html)).toEqual({ text });
});

test('lists that Word writes as paragraphs are said', () => {
  const { text, says } = pasted('<p style="mso-list:l0 level1">· One</p>');
  expect(text).toBe('· One');
  expect(says).toMatch(/Begin their lines with "- "/);
});

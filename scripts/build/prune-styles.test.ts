import { expect, test } from 'vitest';
import { withoutUnused } from './prune-styles.ts';

const page = (css: string, body: string) =>
  `<!doctype html><html><head><style>${css}</style></head><body>${body}</body></html>`;

test.each([
  ['.gone{color:red}', ''],
  ['.a>b,.gone{color:red}', '.a>b{color:red}'],
  ['@media print{.gone{color:red}}', ''],
  ['.a:not(.gone){color:red}', '.a:not(.gone){color:red}'],
  [':is(.a,.gone)>b{color:red}', ':is(.a,.gone)>b{color:red}'],
  [':where(.gone)>b{color:red}', ''],
  ['[src$=".gone"]{color:red}', '[src$=".gone"]{color:red}'],
  ['@keyframes turn{12.5%{rotate:90deg}}', '@keyframes turn{12.5%{rotate:90deg}}'],
])('%s becomes "%s" in a page without the class "gone"', (written, left) => {
  const body = '<p class="a"><b>x</b></p>';
  expect(withoutUnused(page(written, body))).toBe(page(left, body));
});

test('a class named by a script stays', () => {
  const body = '<p>x</p><script>document.body.className="whole"</script>';
  expect(withoutUnused(page('.whole{margin:0}', body))).toBe(page('.whole{margin:0}', body));
});

test('styles are merged into the first', () => {
  const html = '<style>.a{top:0}</style><p class="a b">x</p><style>.b{left:0}</style>';
  expect(withoutUnused(html)).toBe('<style>.a{top:0}.b{left:0}</style><p class="a b">x</p>');
});

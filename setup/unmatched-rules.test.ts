import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { withoutUnmatched } from './unmatched-rules.ts';

const $ = load(
  '<main id="a" class="b"><p><a href="/x" data-n="1">c</a></p><details><summary>d</summary></details>' +
    '<noscript><i>e</i></noscript></main><script>document.body.className="whole"</script>',
  { scriptingEnabled: false },
);

test.each([
  'p,.b,#a,[data-n],[data-n="1"],[href^=\\/]{margin:0}',
  'main>p a{margin:0}p+details,p~noscript i{margin:1px}',
  'a:hover,a:not(.gone)::after,p:nth-child(2n),main:has(.gone){margin:0}',
  '::selection,:root,*,a[href]::before{margin:0}',
  ':is(p,table) a,:where(.gone,#a)>p{margin:0}',
  'details[open]>summary,.whole p{margin:0}',
  '@media print{main{margin:0}}@keyframes turn{to{rotate:90deg}}',
])('what an element may come under stays: %s', (css) => {
  const kept = withoutUnmatched(css, $).replaceAll(/\s/g, '');
  const count = (text: string) => text.split(/[,{}]/).length;
  expect(count(kept)).toBe(count(css));
});

test.each([
  ['table{margin:0}p{margin:1px}', 'p{margin:1px}'],
  ['p,table{margin:var(--a)}ul,table{margin:0}', 'p,table{margin:var(--a)}'],
  ['p>i,a[data-n="2"],a.b,#b{margin:0}', ''],
  [':is(table,ul) a:hover{margin:0}', ''],
  ['table::after,summary>b:first-child{margin:0}', ''],
  ['@media print{table{margin:0}p{margin:0}}', '@media print{p{margin:0}}'],
])('what none can goes: %s', (css, kept) => {
  expect(withoutUnmatched(css, $)).toBe(kept);
});

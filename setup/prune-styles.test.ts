import { expect, test } from 'vitest';
import { withoutUnused } from './prune-styles.ts';

const page = (css: string, body: string) =>
  `<!doctype html><html><head><style>${css}</style></head><body>${body}</body></html>`;

test('a page loses the rules of classes it does not have, with what only they named', async () => {
  const css =
    ':root{--used:1px;--unused:2px}p{margin:var(--used)}.a>b{color:red}.gone{animation:turn 1s}' +
    '.gone,.a:hover{padding:var(--unused)}@keyframes turn{to{rotate:90deg}}';
  expect(await withoutUnused(page(css, '<p class="a"><b>x</b></p>'))).toBe(
    page(
      ':root{--used:1px;--unused:2px}p{margin:var(--used)}.a>b{color:red}.a:hover{padding:var(--unused)}',
      '<p class="a"><b>x</b></p>',
    ),
  );
  expect(await withoutUnused(page(css, '<p><b>x</b></p>'))).toBe(
    page(':root{--used:1px}p{margin:var(--used)}', '<p><b>x</b></p>'),
  );
});

test('a class with the name of a property takes no property along', async () => {
  const css = 'ul{columns:2 9rem}.columns{display:grid}';
  expect(await withoutUnused(page(css, '<ul><li>x</li></ul>'))).toContain('ul{columns:2 9rem}');
});

test('a class that a script names stays', async () => {
  const body = '<p>x</p><script>document.body.className="whole"</script>';
  expect(await withoutUnused(page('.whole{margin:0}', body))).toBe(page('.whole{margin:0}', body));
});

test('a page without a style stays as it is', async () => {
  const bare = '<!doctype html><html><head></head><body></body></html>';
  expect(await withoutUnused(bare)).toBe(bare);
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ContentProblem } from './content-error.ts';

const STYLE = readFileSync(new URL('./problems-page.css', import.meta.url), 'utf8');

/** Asks for the page twice a second, and loads it once it says something else. */
const SCRIPT = `const { mark } = document.documentElement.dataset;
const ask = async () => {
  try {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
    if (!(await answer.text()).includes(mark)) return location.reload();
  } catch {}
  setTimeout(ask, 500);
};
setTimeout(ask, 500);`;

/** A page, in HTML, that lists problems and gives way by itself once its address answers otherwise. */
export function problemsPage(problems: readonly ContentProblem[]): string {
  const rows = problems.map(
    ({ file, line, field, expected }) =>
      `<tr><td>${escaped(file)}</td><td>${line ?? ''}</td><td>${escaped(field)}</td><td>${escaped(expected)}</td></tr>`,
  );
  const mark = createHash('sha256').update(rows.join()).digest('hex');
  return `<!doctype html>
<html lang="en-US" data-mark="${mark}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The content cannot be shown yet</title>
<style>${STYLE}</style>
<script type="module">${SCRIPT}</script>
<h1>The content cannot be shown yet</h1>
<p>Mend what is listed here and save: the page comes back by itself. docs/content.md says how each file is written.</p>
<table>
<tr><th>File</th><th>Line</th><th>Field</th><th>What to do</th></tr>
${rows.join('\n')}
</table>
</html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

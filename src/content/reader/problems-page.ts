import { type ContentProblem, formatProblem } from './content-error.ts';

/** An HTML page that lists problems. It reloads each second, until its address shows the site. */
export function problemsPage(problems: readonly ContentProblem[]): string {
  const items = problems.map((problem) => `<li>${escaped(formatProblem(problem))}</li>`);
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta http-equiv="refresh" content="1">
<meta name="viewport" content="width=device-width">
<title>The content cannot be shown yet</title>
<body style="font: 1.0625rem/1.6 system-ui; margin: 3rem auto; max-width: 60rem; padding: 0 1.5rem">
<h1>The content cannot be shown yet</h1>
<p>Mend what is listed here and save: the page comes back by itself. docs/content.md says how each file is written.</p>
<ul>
${items.join('\n')}
</ul>
</html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

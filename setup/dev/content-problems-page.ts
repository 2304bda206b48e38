import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import type { ContentProblem } from '../../content/reading/content-error.ts';
import { checkContent } from '../../site/check-content.ts';

const STYLE = readFileSync(new URL('./content-problems-page.css', import.meta.url), 'utf8');

/** In the editing loop, the page lists invalid content until it is fixed. */
export function contentProblemsPage(): AstroIntegration {
  return {
    name: 'content-problems-page',
    hooks: {
      'astro:server:setup': ({ server }) => {
        let checked: Promise<ContentProblem[]> | undefined;
        server.watcher.on('all', (_event, path) => {
          if (!/[\\/](?:content|screens)[\\/]/.test(path)) return;
          checked = undefined;
          server.ws.send({ type: 'full-reload' });
        });
        server.middlewares.use(async (request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next();
          checked ??= checkContent('.');
          const problems = await checked;
          if (problems.length === 0) return next();
          // Checked again at the next request: the watcher may miss a change just after the start.
          checked = undefined;
          response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
          response.end(pageOf(problems));
        });
      },
    },
  };
}

function pageOf(problems: readonly ContentProblem[]): string {
  const rows = problems.map(
    ({ file, line, field, expected }) =>
      `<tr><td>${escaped(file)}</td><td>${line ?? ''}</td><td>${escaped(field)}</td><td>${escaped(expected)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<title>The content cannot be shown yet</title>
<style>${STYLE}</style>
<script type="module" src="/@vite/client"></script>
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

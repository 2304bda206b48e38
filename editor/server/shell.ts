import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { rolldown } from 'rolldown';

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Edit the site</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/edit.css">
<noscript>The editor needs JavaScript. Allow it for this address, or change the files as docs/content.md says.</noscript>
<div id="root"></div>
<script type="module" src="/edit.js"></script>
`;

/**
 * Serves the editor's page, which holds no secret: its script reads the key in the address.
 *
 * @throws what Rolldown throws
 */
export async function serveShell(app: FastifyInstance, project: string): Promise<void> {
  const styles = ['src/base/tokens/tokens.css', 'editor/client/edit.css'];
  const css = styles.map((file) => readFileSync(join(project, file), 'utf8')).join('\n');
  const parts = [
    ['/', 'text/html', PAGE],
    ['/edit.css', 'text/css', css],
    ['/edit.js', 'text/javascript', await bundledScript(project)],
  ] as const;
  for (const [path, type, text] of parts) {
    app.get(path, (_, reply) => reply.type(`${type}; charset=utf-8`).send(text));
  }
}

async function bundledScript(project: string): Promise<string> {
  const bundle = await rolldown({
    input: join(project, 'editor/client/main.tsx'),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    // Parts of the form library say "use client", which means nothing here.
    checks: { moduleLevelDirective: false },
  });
  const { output } = await bundle.generate({ codeSplitting: false });
  return output[0].code;
}

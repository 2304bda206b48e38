import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const SOURCES = ['edit/contract.ts', 'edit/client/**/*.{ts,tsx,css}', 'base/tokens/tokens.css'];

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

const TYPES = { 'edit.js': 'text/javascript', 'edit.css': 'text/css' };

/** Serves the editor's page, which holds no secret: its script trades the token of the address. */
export function serveShell(app: FastifyInstance, folder: string): void {
  const config = { isOpen: true } as const;
  app.get('/', { config }, (_, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  for (const [name, type] of Object.entries(TYPES)) {
    const text = readFileSync(join(folder, name), 'utf8');
    app.get(`/${name}`, { config }, (_, reply) => reply.type(`${type}; charset=utf-8`).send(text));
  }
}

/**
 * Bundles the page's script and styles unless these sources are bundled already.
 *
 * @returns the folder of `edit.js` and `edit.css`
 * @throws what Vite throws
 */
export async function bundledClient(project: string): Promise<string> {
  const cache = join(project, 'node_modules/.cache/edit');
  const folder = join(cache, stampOf(project));
  if (existsSync(folder)) return folder;
  rmSync(cache, { recursive: true, force: true });
  const { build } = await import('vite');
  const written = `${folder}.${process.pid}`;
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    root: join(project, 'edit/client'),
    build: {
      outDir: written,
      emptyOutDir: true,
      cssCodeSplit: false,
      modulePreload: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        // Parts of the form library say "use client", which means nothing here.
        checks: { moduleLevelDirective: false },
        input: join(project, 'edit/client/main.tsx'),
        output: {
          codeSplitting: false,
          entryFileNames: 'edit.js',
          assetFileNames: 'edit[extname]',
        },
      },
    },
  });
  renameSync(written, folder);
  return folder;
}

/** Tells these sources and packages from others. */
function stampOf(project: string): string {
  const hash = createHash('sha256').update(readFileSync(join(project, 'package-lock.json')));
  for (const file of globSync(SOURCES, { cwd: project }).toSorted()) {
    hash.update(`${file}\n`).update(readFileSync(join(project, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

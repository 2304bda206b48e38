import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

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

/** The sources of a bundle, kept beside it: their names and their hash. */
const manifest = z.object({ files: z.array(z.string()), stamp: z.string() });

/**
 * Bundles the page's script and styles unless what they are made of is bundled already.
 *
 * @returns the folder of `edit.js` and `edit.css`
 * @throws what Vite throws
 */
export async function bundledClient(project: string): Promise<string> {
  const folder = join(project, 'node_modules/.cache/edit');
  if (isBundled(project, folder)) return folder;
  const { build } = await import('vite');
  const written = `${folder}.${process.pid}`;
  const files = new Set(['package-lock.json']);
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    root: join(project, 'editor/client'),
    plugins: [
      {
        name: 'sources',
        moduleParsed: ({ id }) => {
          const file = relative(project, id).replace(/\?.*/, '');
          if (!/^\.\.|node_modules|\0/.test(file)) files.add(file);
        },
      },
    ],
    build: {
      outDir: written,
      emptyOutDir: true,
      cssCodeSplit: false,
      modulePreload: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        // Parts of the form library say "use client", which means nothing here.
        checks: { moduleLevelDirective: false },
        input: join(project, 'editor/client/main.tsx'),
        output: {
          codeSplitting: false,
          entryFileNames: 'edit.js',
          assetFileNames: 'edit[extname]',
        },
      },
    },
  });
  const made = { files: [...files], stamp: stampOf(project, [...files]) };
  writeFileSync(join(written, 'made-of.json'), JSON.stringify(made));
  rmSync(folder, { recursive: true, force: true });
  renameSync(written, folder);
  return folder;
}

function isBundled(project: string, folder: string): boolean {
  try {
    const text = readFileSync(join(folder, 'made-of.json'), 'utf8');
    const { files, stamp } = manifest.parse(JSON.parse(text));
    return stampOf(project, files) === stamp;
  } catch {
    // None, or of a file that went.
    return false;
  }
}

function stampOf(project: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(project, file)));
  return hash.digest('hex');
}

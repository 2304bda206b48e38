import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const SOURCES = [
  ...['package-lock.json', '*.ts', '*/**/*.{ts,css}', '{content,site}/**/*'],
  // No pattern finds a folder with a dot by itself.
  'site/pages/.well-known/*',
];
/** What a build never reads. */
const OTHERS = [
  '{.*,bench,cli,dist,docs,node_modules,tests}/**',
  'site/fonts/generated/**',
  '**/*.test.ts',
  '**/testing/**',
];

/** Every file that the build may read, from the project's folder; a new folder is among them. */
export function sources(project: string): string[] {
  return globSync(SOURCES, { cwd: project, exclude: OTHERS, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(project, join(entry.parentPath, entry.name)))
    .sort();
}

/** One hash over every source and what the pages are built for: their address, and the year or day. */
export function fingerprint(project: string, ...builtFor: readonly string[]): string {
  const hash = createHash('sha256').update(builtFor.join(' '));
  for (const file of sources(project)) hash.update(file).update(readFileSync(join(project, file)));
  return hash.digest('hex');
}

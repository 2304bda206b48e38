import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const SOURCES = [
  ...['package-lock.json', '*.ts', '*/**/*.ts', '*/**/*.css', 'content/**/*', 'src/site/**/*'],
  // Globs skip dot folders.
  'src/site/pages/.well-known/*',
];
/** Files a build never reads. */
const OTHERS = [
  ...['.*/**', 'dist/**', 'dist-netlify/**', 'docs/**', 'editor/**'],
  ...['node_modules/**', 'tests/**'],
  'scripts/{backup,bench,check,command,facts,inbox,posts,publish}/**',
  'scripts/{archive,backup,check,facts,follow,inbox,launch-check,posts,publish}.ts',
  'scripts/{restore,undo,versions}.ts',
  'scripts/release/exchange-servers.ts',
  'src/site/fonts/generated/**',
  'vitest.config.ts',
  '**/*.test.ts',
  '**/testing/**',
];

/** Files the build may read, relative to the project, including new folders. */
export function sources(project: string): string[] {
  return globSync(SOURCES, { cwd: project, exclude: OTHERS, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(project, join(entry.parentPath, entry.name)))
    .sort();
}

/** The same files as Git names them: pathspecs, for a command's end. */
export const SOURCE_PATHS = [
  ...SOURCES.map((pattern) => `:(glob)${pattern}`),
  ...OTHERS.map((pattern) => `:(exclude,glob)${pattern}`),
];

/** Hashes all sources and build parameters: site URL, and year or day. */
export function hashOfSources(project: string, ...builtFor: readonly string[]): string {
  const hash = createHash('sha256').update(builtFor.join(' '));
  for (const file of sources(project)) hash.update(file).update(readFileSync(join(project, file)));
  return hash.digest('hex');
}

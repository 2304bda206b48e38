import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const SOURCES = [
  ...['package-lock.json', '*.ts', 'content/**/*', 'src/**/*'],
  // Globs skip dot folders.
  'src/site/pages/.well-known/*',
  ...['scripts/build.ts', 'scripts/build/**/*', 'scripts/release/releases.ts'],
];
/** Files in these folders that a build never reads. */
const OTHERS = ['src/site/fonts/generated/**', 'vitest.config.ts', '**/*.test.ts', '**/testing/**'];

/** The files that a build reads, as Git pathspecs for the end of a command. */
export const SOURCE_PATHS = [
  ...SOURCES.map((pattern) => `:(glob)${pattern}`),
  ...OTHERS.map((pattern) => `:(exclude,glob)${pattern}`),
];

/** Hashes all sources of a project and build parameters: site URL, and year or day. */
export function hashOfSources(project: string, ...builtFor: readonly string[]): string {
  const hash = createHash('sha256').update(builtFor.join(' '));
  const files = globSync(SOURCES, { cwd: project, exclude: OTHERS, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(project, join(entry.parentPath, entry.name)));
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(project, file)));
  return hash.digest('hex');
}

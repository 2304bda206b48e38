import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** What the built site depends on; of posts, the characters that the fonts must have. */
const SOURCES = [
  'astro.config.ts',
  'package-lock.json',
  'blog/**/*.ts',
  'content/**/*',
  'inbox/**/*.ts',
  'server/precompress.ts',
  'setup/*.ts',
  'site/**/*',
];
const OTHERS = ['site/fonts/generated/**', '**/*.test.ts'];

/** One hash over every source file and the address the pages are built for. */
export function fingerprint(): string {
  const hash = createHash('sha256').update(process.env['SITE_URL'] ?? '');
  const files = globSync(SOURCES, { exclude: OTHERS, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

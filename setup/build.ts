/** Builds the site into dist/, unless dist/ already holds what the sources say. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'astro';
import { precompress } from '../server/precompress.ts';
import { buildFonts } from './fonts.ts';

const STAMP = 'dist/.built-from';
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

/** One hash over every source file and the address the pages are built for. */
function fingerprint(): string {
  const hash = createHash('sha256').update(process.env['SITE_URL'] ?? '');
  const files = globSync(SOURCES, {
    exclude: ['site/fonts/generated/**', 'content/posts/**', '**/*.test.ts'],
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

const wanted = fingerprint();
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== wanted) {
  const started = Date.now();
  process.stdout.write('Building the site … ');
  try {
    await buildFonts();
    // A schema that changed must not be met by records checked against the old one.
    rmSync('node_modules/.astro/data-store.json', { force: true });
    await build({ logLevel: 'warn' });
    await precompress('dist/client');
  } catch (error) {
    process.stderr.write(`failed\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
  process.stdout.write(`${((Date.now() - started) / 1000).toFixed(0)} s\n`);
}
// Vite leaves handles open that would keep the process.
process.exit(0);

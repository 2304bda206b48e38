/** Builds the site into dist/, unless dist/ already holds what the sources say. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fingerprint } from './fingerprint.ts';

const STAMP = 'dist/.built-from';

const wanted = fingerprint();
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== wanted) {
  const started = Date.now();
  process.stdout.write('Building the site … ');
  try {
    // Loaded only where there is something to build: a second start stays quick.
    const { buildSite } = await import('./build-site.ts');
    await buildSite();
  } catch (error) {
    process.stderr.write(`failed\n${explain(error)}\n`);
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
  process.stdout.write(`${((Date.now() - started) / 1000).toFixed(0)} s\n`);
  // Vite leaves handles open that would keep the process.
  process.exit(0);
}

/** The message of an error, after the file it is about where Astro names one. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Astro sets names in bold for its own page.
  const message = error.message.replaceAll('**', '');
  const place = 'loc' in error ? error.loc : undefined;
  const named = typeof place === 'object' && place !== null && 'file' in place;
  return named ? `${relative('.', String(place.file))}\n${message}` : message;
}

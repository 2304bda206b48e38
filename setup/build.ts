/** Builds the site into dist/, unless dist/ already holds what the sources say. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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
    process.stderr.write(`failed\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
  process.stdout.write(`${((Date.now() - started) / 1000).toFixed(0)} s\n`);
  // Vite leaves handles open that would keep the process.
  process.exit(0);
}

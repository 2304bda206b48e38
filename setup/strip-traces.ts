import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** React's empty comments between two texts, and each icon's own class beside that of all. */
const TRACES = /<!-- -->|(?<=<svg [^>]*class="lucide) lucide-[^"]*(?=")/g;

/**
 * Takes out of every page in a folder what libraries leave there for their own use. A page with
 * components that go on in the browser keeps it: these look for it.
 */
export async function stripTraces(folder: string): Promise<void> {
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, name);
    const html = await readFile(file, 'utf8');
    if (!html.includes('<astro-island')) await writeFile(file, html.replaceAll(TRACES, ''));
  }
}

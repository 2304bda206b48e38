import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Takes out of every page in a folder the empty comments that React writes between two texts, for
 * components that go on in the browser: a page that has those keeps them.
 */
export async function stripSeams(folder: string): Promise<void> {
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, name);
    const html = await readFile(file, 'utf8');
    if (!html.includes('<astro-island')) await writeFile(file, html.replaceAll('<!-- -->', ''));
  }
}

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { carryOver } from './carry-over.ts';

/** Makes a build with these files after the last one; resolves to what it has then. */
async function build(
  project: string,
  name: string,
  last: string,
  files: readonly string[],
): Promise<string[]> {
  const folder = join(project, name);
  for (const file of files) {
    mkdirSync(dirname(join(folder, 'client', file)), { recursive: true });
    writeFileSync(join(folder, 'client', file), name);
  }
  await carryOver(folder, join(project, last));
  return readdirSync(join(folder, 'client'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('.'))
    .sort();
}

test('files of the last build are carried over, those of the one before are not', async () => {
  const project = temporaryFolder();
  expect(await build(project, 'first', 'none', ['index.html', '_astro/a.1.js'])).toHaveLength(2);
  const second = await build(project, 'second', 'first', ['_astro/a.2.js', 'art/mark.2.svg']);
  expect(second).toEqual(['_astro/a.1.js', '_astro/a.2.js', 'art/mark.2.svg']);
  const third = await build(project, 'third', 'second', ['_astro/a.2.js', '_astro/a.3.js']);
  expect(third).toEqual(['_astro/a.2.js', '_astro/a.3.js', 'art/mark.2.svg']);
  expect(readFileSync(join(project, 'third/client/_astro/a.2.js'), 'utf8')).toBe('third');
});

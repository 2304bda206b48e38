import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContentProblem } from '../../src/content/reader/content-error.ts';

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/cspell.json');

/** Its other output. */
const unsaid = () => {};

/**
 * The words of a project's content that no dictionary has, by the rules of its cspell.json.
 *
 * @param project the project's folder
 * @param files from there, as patterns
 */
export async function misspelled(
  project: string,
  files: readonly string[] = ['content/**/*.{yaml,md}'],
): Promise<ContentProblem[]> {
  // Loads for half a second.
  const { lint } = await import('cspell');
  const found: ContentProblem[] = [];
  const options = {
    ...{ root: project, config: join(project, 'cspell.json'), mustFindFiles: false },
    // Files that it has read before take a fifth of the time.
    ...{ cache: true, cacheStrategy: 'content' as const, cacheLocation: CACHE },
  };
  await lint([...files], options, {
    ...{ info: unsaid, debug: unsaid, error: unsaid, progress: unsaid, result: unsaid },
    issue: ({ uri = '', row, text }) => {
      const file = relative(project, fileURLToPath(uri)).replaceAll(sep, '/');
      const expected = `"${text}" is in no dictionary; correct it, or add it to tests/words.txt`;
      found.push({ file, line: row, field: '', expected });
    },
  });
  return found;
}

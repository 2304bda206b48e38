import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContentProblem } from '../../src/content/reader/content-error.ts';

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
    root: project,
    config: join(project, 'cspell.json'),
    mustFindFiles: false,
    // Its cache takes the result of a file for that of one which was saved meanwhile.
    cache: false,
  };
  await lint([...files], options, {
    info: unsaid,
    debug: unsaid,
    error: unsaid,
    progress: unsaid,
    result: unsaid,
    issue: ({ uri = '', row, text }) => {
      const file = relative(project, fileURLToPath(uri)).replaceAll(sep, '/');
      const expected = `"${text}" is in no dictionary; correct it, or add it to tests/words.txt`;
      found.push({ file, line: row, field: '', expected });
    },
  });
  return found;
}

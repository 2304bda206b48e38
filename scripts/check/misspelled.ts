import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContentProblem } from '../../src/content/reader/content-error.ts';

/** The prefix of its other output. */
const unsaid = () => {};

/**
 * Words in a project's content that are in no dictionary, by the rules of its cspell.json.
 *
 * @param project the project's folder
 * @param files patterns relative to it
 */
export async function misspelled(
  project: string,
  files: readonly string[] = ['content/**/*.{yaml,md}'],
): Promise<ContentProblem[]> {
  // Takes half a second to load.
  const { lint } = await import('cspell');
  const found: ContentProblem[] = [];
  const options = {
    root: project,
    config: join(project, 'cspell.json'),
    mustFindFiles: false,
    // No cache: it would keep a file's old result if the file is saved meanwhile.
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

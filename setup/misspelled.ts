import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { ContentProblem } from '../content/reading/content-error.ts';

const PACKAGES = join(import.meta.dirname, '../node_modules');
const CSPELL = join(PACKAGES, 'cspell/bin.mjs');
const CACHE = join(PACKAGES, '.cache/cspell.json');

/** `content/pages/about.yaml:12:3 - Unknown word (taxx) fix: (tax)`, in what the spell check prints. */
const UNKNOWN = /^(?<file>.+?):(?<line>\d+):\d+ - Unknown word \((?<word>.+?)\)/gm;

/**
 * The words of a project's content that no dictionary has, by the rules of its cspell.json.
 *
 * @param project the project's folder
 */
export function misspelled(project: string): Promise<ContentProblem[]> {
  const args = [CSPELL, 'lint', '--no-progress', '--no-summary', '--no-color', '--relative'];
  // Files that it has read before take a fifth of the time.
  const known = ['--cache', '--cache-strategy', 'content', '--cache-location', CACHE];
  const files = ['--no-must-find-files', 'content/**/*.{yaml,md}'];
  return new Promise((resolve) => {
    // Its exit code says only whether there are any.
    execFile(
      process.execPath,
      [...args, ...known, ...files],
      { cwd: project },
      (_error, printed) => {
        const found = [...printed.matchAll(UNKNOWN)].map(({ groups = {} }) => ({
          file: (groups['file'] ?? '').replaceAll('\\', '/').replace(/^\.\//, ''),
          line: Number(groups['line']),
          field: '',
          expected: `"${groups['word']}" is in no dictionary; correct it, or add it to tests/words.txt`,
        }));
        resolve(found);
      },
    );
  });
}

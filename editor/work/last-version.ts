import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { schemaOf } from '../files/catalog.ts';
import { textOf } from '../files/content-file.ts';
import { writeFiles } from '../files/save.ts';
import { Refused } from '../server/refused.ts';

const run = promisify(execFile);

/**
 * The content's files of Git's last version that have other words by now, or are gone.
 *
 * @throws Refused 400 with Git's own words
 */
export async function changedFiles(project: string): Promise<string[]> {
  const args = ['diff', '--name-only', '--diff-filter=MD', '--relative', '-z', 'HEAD', 'content'];
  return (await git(project, args)).split('\0').filter(schemaOf);
}

/**
 * Gives a file the text that it has in Git's last version.
 *
 * @throws Refused 400 with Git's own words, as for a file that is new
 */
export async function discard(project: string, file: string): Promise<void> {
  if (!schemaOf(file)) throw new Refused(404, `${file} is no file of the editor.`);
  const after = await git(project, ['show', `HEAD:./${file}`]);
  writeFiles(project, [{ file, before: textOf(project, file), after }]);
}

async function git(cwd: string, args: readonly string[]): Promise<string> {
  try {
    return (await run('git', [...args], { cwd, maxBuffer: 50_000_000 })).stdout;
  } catch (error) {
    const { stderr, message } = Object(error);
    throw new Refused(400, `Git has no last version of this: ${String(stderr || message).trim()}`);
  }
}

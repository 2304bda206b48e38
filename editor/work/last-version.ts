import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Change } from '../contract.ts';
import { schemaOf } from '../files/catalog.ts';
import { textOf } from '../files/content-file.ts';
import { writeFiles } from '../files/write-files.ts';
import { Refused } from '../server/refused.ts';

const run = promisify(execFile);
const KINDS: Readonly<Record<string, Change['kind']>> = { '?': 'new', A: 'new', D: 'removed' };

/**
 * The content's files that differ from Git's last version.
 *
 * @throws Refused 400 with Git's own words
 */
export async function changedFiles(project: string): Promise<Change[]> {
  const args = ['status', '--porcelain', '-z', '--no-renames', '-uall', '--', 'content'];
  const lines = (await git(project, args)).split('\0').filter(Boolean);
  return lines
    .map((line) => {
      const [sign = ''] = line.slice(0, 2).trim();
      return { file: line.slice(3), kind: KINDS[sign] ?? 'changed' };
    })
    .filter(({ file }) => schemaOf(file));
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

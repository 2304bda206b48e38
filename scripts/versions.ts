/** `npm run versions`: the published versions, with time and author. */
import { join } from 'node:path';
import { plainLines } from '../src/base/terminal/plain.ts';
import { createProgram, printResult, runProgram } from './command/program.ts';
import { fetchBranch } from './publish/branch.ts';
import { createGit } from './publish/git.ts';
import { versionsOf } from './publish/versions.ts';

const SHOWN = 20;

const note = 'To take one back: npm run undo -- and its seven characters.';
const program = createProgram('versions', note)
  .description('what was published, the last twenty times')
  .action(printResult(list));
await runProgram(program);

function list(): string {
  const git = createGit(join(import.meta.dirname, '..'));
  const lines = versionsOf(git, fetchBranch(git), SHOWN).map(
    ({ version, committedAt, author, subject }) =>
      `${version.slice(0, 7)}  ${committedAt}  ${author}  ${subject}`,
  );
  return plainLines(lines.join('\n')) || 'Nothing has been published yet.';
}

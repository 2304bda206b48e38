/** `npm run versions`: what was published, when and by whom. */
import { join } from 'node:path';
import { plainLines } from '../src/base/terminal/plain.ts';
import { printing, programNamed, runProgram } from './command/program.ts';
import { fetchedBranch } from './publish/branch.ts';
import { gitIn } from './publish/git.ts';
import { versionsOf } from './publish/versions.ts';

const SHOWN = 20;

const program = programNamed(
  'versions',
  'To take one back: npm run undo -- and its seven characters.',
)
  .description('the last twenty changes of the content')
  .option('--json', 'tell the editor')
  .action(printing(list));
await runProgram(program);

function list({ json = false }: { json?: boolean }): string {
  const git = gitIn(join(import.meta.dirname, '..'));
  const versions = versionsOf(git, fetchedBranch(git), SHOWN);
  if (json) return JSON.stringify({ versions });
  const lines = versions.map(
    ({ version, day, by, what }) => `${version.slice(0, 7)}  ${day}  ${by}  ${what}`,
  );
  return plainLines(lines.join('\n')) || 'Nothing has been published yet.';
}

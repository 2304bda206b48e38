/** `npm run versions`: what was published, when and by whom. */
import { join } from 'node:path';
import { sortableTexasTime } from '../src/base/calendar/texas-time.ts';
import { plainLines } from '../src/base/terminal/plain.ts';
import { printing, programNamed, runProgram } from './command/program.ts';
import { settingsOf } from './command/settings.ts';
import { fetchedBranch } from './publish/branch.ts';
import { gitIn } from './publish/git.ts';
import { askVersion } from './publish/public-site.ts';
import { type Version, versionsOf } from './publish/versions.ts';

const SHOWN = 20;

const program = programNamed(
  'versions',
  'To take one back: npm run undo -- and its seven characters.',
)
  .description('the last twenty changes of the content, and which the public site shows')
  .option('--json', 'tell the editor')
  .action(printing(list));
await runProgram(program);

async function list({ json = false }: { json?: boolean }): Promise<string> {
  const git = gitIn(join(import.meta.dirname, '..'));
  const branch = fetchedBranch(git);
  const { PUBLIC_URL } = settingsOf('PUBLIC_URL');
  const seen = PUBLIC_URL && (await askVersion(PUBLIC_URL).catch(() => undefined));
  const served = seen ? (seen.version ?? undefined) : undefined;
  const versions = versionsOf(git, branch, SHOWN, served);
  if (json) {
    const told = versions.map(({ when, ...version }) => ({ ...version, day: momentOf(when) }));
    return JSON.stringify({ versions: told });
  }
  return plainLines(versions.map(lineOf).join('\n')) || 'Nothing has been published yet.';
}

function lineOf({ version, when, by, what, isPublic }: Version): string {
  const mark = isPublic ? 'public ' : '       ';
  return `${mark}${version.slice(0, 7)}  ${momentOf(when)}  ${by}  ${what}`;
}

function momentOf(when: string): string {
  return sortableTexasTime(when).replace(/:\d\d (?=C)/, ' ');
}

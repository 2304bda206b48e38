/** `npm run archive`: the text of the public site on a day. */
import { archiveGit, archivePath, commitOfDay } from '../src/archive/archive.ts';
import { texasToday } from '../src/base/calendar/texas-time.ts';
import { plainLines } from '../src/base/terminal/plain.ts';
import { day as daySchema } from '../src/content/schemas/text.ts';
import { createProgram, Misuse, printResult, runProgram } from './command/program.ts';
import { settingsOf } from './command/settings.ts';

const REPOSITORY = archivePath(settingsOf('DATA_DIR').DATA_DIR);

const archive = createProgram(
  'archive',
  `It reads ${REPOSITORY}, a Git repository. Days are those of Texas, such as 2026-12-31.`,
);
archive
  .command('list', { isDefault: true })
  .description('every build that changed what was public')
  .action(printResult(list));
archive
  .command('show <day> <page>')
  .description('a page, such as /about or /blog/my-post, as it was on a day')
  .action(printResult(show));
archive
  .command('diff <day> <day>')
  .description('what changed between two days')
  .action(printResult(diff));
await runProgram(archive);

function list(): string {
  const format = ['--date=format-local:%Y-%m-%d %H:%M', '--format=%cd  %s', '--shortstat'];
  return plainLines(
    archiveGit(REPOSITORY, 'log', ...format, commitOfDay(REPOSITORY, texasToday())).trimEnd(),
  );
}

function show(day: string, page: string): string {
  const commit = commitOf(day);
  const name = page.replace(/^\/+|\/+$/g, '') || 'index';
  // The text of the page or post.
  const files = ['--name-only', commit, `${name}.txt`, `${name}.md`];
  const [file = ''] = archiveGit(REPOSITORY, 'ls-tree', ...files).split('\n');
  if (file === '') throw new Error(`There was no page ${page} on ${day}.`);
  return plainLines(archiveGit(REPOSITORY, 'show', `${commit}:${file}`).trimEnd());
}

function diff(from: string, to: string): string {
  const compared = ['diff', '--unified=0', commitOf(from), commitOf(to)];
  return plainLines(archiveGit(REPOSITORY, ...compared).trimEnd()) || 'No change.';
}

function commitOf(day: string): string {
  if (daySchema.safeParse(day).success) return commitOfDay(REPOSITORY, day);
  throw new Misuse(`"${day}" is no day, expected one such as 2026-12-31.`);
}

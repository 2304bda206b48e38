import { texasToday } from '../src/base/calendar/texas-time.ts';
import { environment } from '../src/base/settings/environment.ts';
import { announcementsIn } from '../src/content/checks/launch/dated-statuses.ts';
import type { LaunchProblem } from '../src/content/checks/launch/launch-problem.ts';
import { openPointsOn, readLaunch } from '../src/content/checks/launch/launch-status.ts';
import { checkServerSettings } from '../src/content/checks/launch/server-settings.ts';
import { createProgram, printResult, runProgram } from './command/program.ts';

/** The check reads only files, and opens no store. */
const STORE_ALONE = 'posts that have no file in content/posts/ (npm run posts -- export)';
const FOUND = 1;
const UNUSABLE = 2;

const launchCheck = createProgram('launch-check', 'It reads content/ and the settings here.')
  .description('what is open before the site goes live, and who can settle it')
  .action(printResult(list));
await runProgram(launchCheck, UNUSABLE);

function list(): string {
  const today = texasToday();
  const launch = readLaunch('.');
  const { open, allowed } = openPointsOn(launch, today);
  const over = launch.exceptions.filter(({ until }) => until < today);
  const past = announcementsIn('.').filter(({ until }) => until < today);
  const { wrong, unknown } = checkServerSettings(environment());
  const count = open.length + wrong.length;
  if (count > 0) process.exitCode = FOUND;
  const sections = [
    ...settledBy(
      'THE CPA',
      open.filter(({ by }) => by === 'cpa'),
    ),
    ...settledBy(
      'THE OFFICE',
      open.filter(({ by }) => by === 'office'),
    ),
    'THE OPERATOR',
    ...wrong.map((line) => `  ${line}`),
    ...[...unknown, STORE_ALONE].map((line) => `  Not seen from here: ${line}`),
    ...(over.length > 0 ? ['NO LONGER ALLOWED IN content/launch.yaml'] : []),
    ...over.map(
      ({ point, until }) =>
        `  ${point}: until ${until}. Settle it and remove the entry, or decide anew`,
    ),
    ...(past.length > 0 ? ['MAY BE REMOVED FROM content/firm.yaml'] : []),
    ...past.map(({ text, until }) => `  announcements: ended on ${until}: ${text}`),
    ...(allowed.length > 0 ? ['ALLOWED IN content/launch.yaml'] : []),
    ...allowed.map(
      ({ problem, exception: { until, by, why } }) =>
        `  ${problem.point}: until ${until}, by ${by}: ${why}`,
    ),
  ];
  const still = allowed.length > 0 ? `, ${allowed.length} allowed for now` : '';
  return [...sections, `${count} to settle before the site goes live${still}.`].join('\n\n');
}

/** Problems by the person who can resolve them, each check with its remedy. */
function settledBy(who: string, problems: readonly LaunchProblem[]): string[] {
  const sorts = [...Map.groupBy(problems, ({ title, fix }) => `${title}. ${fix}`)].map(
    ([title, found]) => {
      const files = [...new Set(found.map(({ file }) => file))];
      const place = files.length === 1 ? ` (${files[0]})` : '';
      const lines = found.map(
        ({ point, line, what }) => `  ${point}${line ? ` (line ${line})` : ''}: ${what}`,
      );
      return [`${title}${place}:`, ...lines].join('\n');
    },
  );
  return sorts.length > 0 ? [who, ...sorts] : [];
}

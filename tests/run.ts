/**
 * `npm test`: runs every check of the project, each on a line with its time, and prints the output of
 * failed ones at the end. Arguments select checks by name; `--long` selects those of `npm run test:long`.
 */
import { CHECKS, type Check, LONG_CHECKS } from './checks.ts';
import { failureReport, printedFigures } from './failure-report.ts';
import { findBrowser, findHeadlessShell, NoBrowserError } from './find-browser.ts';
import { installPrograms } from './install-programs.ts';
import { CHECKS_AT_ONCE } from './machine.ts';
import { NETLIFY_BUILD } from './netlify/serve-on-netlify.ts';
import { type Ran, runCommand } from './run-command.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

const names = process.argv.slice(2).filter((name) => name !== '--long');
const isLong = process.argv.includes('--long');
const checks = isLong ? LONG_CHECKS : CHECKS;
const unknown = names.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  const known = checks.map(({ name }) => name).join(', ');
  process.stderr.write(`Unknown check: ${unknown.join(', ')}. There are ${known}.\n`);
  process.exit(2);
}

const started = performance.now();
const isChosen = ({ name }: Check) => names.length === 0 || names.includes(name);
const chosen = checks.filter(isChosen);
const needsSite = ({ needsBuild, needsBrowser }: Check) =>
  needsBuild === true || needsBrowser === true;
const isLate = (check: Check) => needsSite(check) || check.afterBuild === true;
const late = chosen.filter(isLate).values();
const early = chosen.filter((check) => !isLate(check)).values();
const reports: string[] = [];
let cpu = 0;
const ready = chosen.some(needsSite) ? makeReady() : undefined;

// The first lane begins with the build; the others begin with checks that need no build.
await Promise.all(
  Array.from({ length: CHECKS_AT_ONCE }, async (_, lane) => {
    if (lane > 0) await runAll(early);
    await ready;
    await runAll(late);
    await runAll(early);
  }),
);

for (const report of reports) say(report);
say(`${timesOf({ seconds: (performance.now() - started) / 1000, cpu })} in all`);
say(`checks: ${chosen.length - reports.length} passed, ${reports.length} failed`);
process.exitCode = reports.length === 0 ? 0 : 1;

/** Installs missing programs and builds the site, also for Netlify if a check needs it. */
async function makeReady(): Promise<void> {
  const builds = chosen.some(({ needsBuild }) => needsBuild);
  const [installed] = await Promise.all([installPrograms(), builds ? build('build 1') : undefined]);
  if (installed) say(installed);
  const buildsForNetlify = chosen.some(({ needsNetlifyBuild }) => needsNetlifyBuild);
  if (buildsForNetlify) await build('build 2, the site for Netlify', NETLIFY_BUILD);
}

/** Builds the site; most checks are useless without it. */
async function build(name: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  const built = await runCommand(['node', 'scripts/build.ts'], env);
  cpu += built.cpu ?? 0;
  say(built.code === 0 ? `${name}, ${timesOf(built)}` : built.output);
  if (built.code !== 0) process.exit(1);
}

async function runAll(queue: Iterable<Check>): Promise<void> {
  for (const check of queue) await run(check);
}

/** Runs a check, prints its result, and keeps the report of a failed one. */
async function run(check: Check): Promise<void> {
  const ran = await resultOf(check);
  cpu += ran.cpu ?? 0;
  say(`${check.name} ${ran.code === 0 ? 'ok' : 'failed'}, ${timesOf(ran)}`);
  for (const figure of printedFigures(ran.output)) say(`  ${figure}`);
  if (ran.code !== 0) reports.push(failureReport(check.name, ran.output));
}

async function resultOf({ command, needsBrowser }: Check): Promise<Ran> {
  const env = { LONG_TESTS: isLong ? '1' : undefined };
  if (!needsBrowser) return runCommand(command, env);
  try {
    return await runCommand(command, {
      ...env,
      CHROMIUM: findBrowser(),
      HEADLESS_SHELL: findHeadlessShell(),
      // Playwright sets FORCE_COLOR for its child processes, unless it is set.
      NO_COLOR: undefined,
      FORCE_COLOR: '0',
    });
  } catch (error) {
    if (!(error instanceof NoBrowserError)) throw error;
    return { code: 1, output: error.message, seconds: 0, cpu: undefined };
  }
}

function timesOf({ seconds, cpu }: Pick<Ran, 'seconds' | 'cpu'>): string {
  return `${seconds.toFixed(0)} s${cpu === undefined ? '' : ` (${cpu.toFixed(0)} s of CPU)`}`;
}

/**
 * `npm test`: every check of the project, each on a line with its time. Prints the output of a
 * check only if it fails. Names after the command select checks.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findBrowser, findHeadlessShell, NoBrowserError } from './find-browser.ts';

interface Check {
  name: string;
  command: readonly string[];
  /** Needs the built site. */
  ofBuilt?: true;
  /** Needs a browser. */
  inBrowser?: true;
  /** Runs after all others. */
  alone?: true;
}

const PROJECT = join(import.meta.dirname, '..');
// Generates Astro's types of the fonts, which a fresh clone lacks.
const typed = existsSync(join(PROJECT, '.astro/types.d.ts')) ? ['--noSync'] : [];
const vitest = (folder: string) => [
  'vitest',
  'run',
  '--config',
  `tests/${folder}/vitest.config.ts`,
];

/**
 * The checks in the order in which they start: the quick ones, then the longest first. `AT_ONCE` of
 * them run in parallel, since each waits about half of its time; `browser` fills both cores of a
 * small machine with its own workers.
 */
const CHECKS: readonly Check[] = [
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'types', command: ['tsc'] },
  { name: 'site', command: vitest('site'), ofBuilt: true },
  { name: 'edits', command: ['node', 'tests/edits/run.ts'], inBrowser: true },
  { name: 'processes', command: ['vitest', 'run', '--project', 'processes'] },
  { name: 'netlify', command: vitest('netlify'), ofBuilt: true },
  { name: 'engines', command: vitest('engines'), ofBuilt: true },
  {
    name: 'editor',
    command: ['playwright', 'test', '--config', 'tests/editor/playwright.config.ts'],
    inBrowser: true,
  },
  { name: 'data-api', command: vitest('data-api'), ofBuilt: true },
  { name: 'unit', command: ['vitest', 'run', '--project', 'unit'] },
  {
    name: 'astro',
    command: [
      ...['astro', 'check', ...typed, '--tsconfig', 'tsconfig.astro.json'],
      ...['--minimumFailingSeverity', 'warning'],
    ],
  },
  { name: 'specification', command: vitest('specification'), ofBuilt: true },
  {
    name: 'browser',
    command: ['playwright', 'test', '--config', 'tests/browser/playwright.config.ts'],
    ofBuilt: true,
    inBrowser: true,
    alone: true,
  },
];
const AT_ONCE = 3;

const ENV = {
  ...process.env,
  // The developer may have settings there.
  ENV_FILE: '',
  PATH: `${join(PROJECT, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
  ASTRO_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
  // Node warns about the combination.
  FORCE_COLOR: undefined,
  // Compiles each tested program once: a third less processor time.
  NODE_COMPILE_CACHE: join(PROJECT, 'node_modules', '.cache', 'node'),
};
/** Playwright sets FORCE_COLOR for its child processes, unless it is set. */
const BROWSER_ENV = { ...ENV, NO_COLOR: undefined, FORCE_COLOR: '0' };

/** Runs a command of node_modules/.bin; resolves to its exit code and output. */
function run(
  command: readonly string[],
  env: NodeJS.ProcessEnv = ENV,
): Promise<[code: number, output: string]> {
  return new Promise((resolve) => {
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      cwd: PROJECT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const printed: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => printed.push(chunk));
    child.on('error', (error) => resolve([1, `${program}: ${error.message}`]));
    child.on('close', (code, signal) => {
      const ended = signal ? `\n${program} was ended by ${signal}` : '';
      resolve([code ?? 1, Buffer.concat(printed).toString() + ended]);
    });
  });
}

/** The lines marked with `figure:`, printed even when the check passes. */
function figures(printed: string): string {
  const lines = printed.split('\n').filter((line) => line.includes('figure:'));
  return lines.map((line) => `\n  ${line.slice(line.indexOf('figure:') + 7).trim()}`).join('');
}

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

async function runCheck({ command, inBrowser }: Check): Promise<[code: number, output: string]> {
  try {
    if (!inBrowser) return await run(command);
    const browsers = { CHROMIUM: findBrowser(), HEADLESS_SHELL: findHeadlessShell() };
    return await run(command, { ...BROWSER_ENV, ...browsers });
  } catch (error) {
    if (error instanceof NoBrowserError) return [1, error.message];
    throw error;
  }
}

/** Runs a check and prints its result; resolves to whether it passed. */
async function passes(check: Check): Promise<boolean> {
  const started = Date.now();
  const [code, printed] = await runCheck(check);
  const [how, shown] =
    code === 0 ? ['ok', figures(printed)] : ['failed', `\n${printed.trimEnd()}\n`];
  process.stdout.write(`${check.name} ${how}, ${seconds(started)}${shown}\n`);
  return code === 0;
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !CHECKS.some((check) => check.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown check: ${unknown.join(', ')}. There are ${CHECKS.map(({ name }) => name).join(', ')}.\n`,
  );
  process.exit(2);
}

const started = Date.now();
const isChosen = ({ name }: Check) => names.length === 0 || names.includes(name);
if (CHECKS.some((check) => isChosen(check) && check.ofBuilt)) {
  const [built, output] = await run(['node', 'setup/build.ts']);
  process.stdout.write(output);
  if (built !== 0) process.exit(1);
}

const left = names.length === 0 && !(await import('./content.ts')).FIRM.asSpecified;
if (left) {
  process.stdout.write('specification left out: content/firm.yaml says asSpecified: false\n');
}
const chosen = CHECKS.filter(
  (check) => isChosen(check) && !(left && check.name === 'specification'),
);
const failed: string[] = [];

/** Runs checks in order, `atOnce` in parallel. */
async function runAll(checks: readonly Check[], atOnce: number): Promise<void> {
  const queue = checks.values();
  const work = async () => {
    for (const check of queue) if (!(await passes(check))) failed.push(check.name);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

await runAll(
  chosen.filter(({ alone }) => !alone),
  AT_ONCE,
);
await runAll(
  chosen.filter(({ alone }) => alone),
  1,
);

process.stdout.write(failed.length > 0 ? `Failed: ${failed.join(', ')}\n` : '');
process.stdout.write(`${seconds(started)} in all\n`);
process.stdout.write(`checks: ${chosen.length - failed.length} passed, ${failed.length} failed\n`);
process.exitCode = failed.length === 0 ? 0 : 1;

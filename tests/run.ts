/**
 * `npm test`: every check of the project, each on a line with its time. Prints the output of a
 * check only if it fails. Names after the command select checks.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findBrowser, NoBrowserError } from './find-browser.ts';

interface Check {
  name: string;
  command: readonly string[];
  /** Needs the built site. */
  ofBuilt?: true;
  /** Needs a browser. */
  inBrowser?: true;
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
 * The checks in order. Those of a row run in parallel, and at most one of them installs programs:
 * `data-api` PostgreSQL, `engines` the other browsers.
 */
const CHECKS: readonly (readonly Check[])[] = [
  [
    { name: 'types', command: ['tsc'] },
    {
      name: 'astro',
      command: [
        ...['astro', 'check', ...typed, '--tsconfig', 'tsconfig.astro.json'],
        ...['--minimumFailingSeverity', 'warning'],
      ],
    },
    { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
    { name: 'unit', command: ['vitest', 'run', '--project', 'unit'] },
  ],
  [
    { name: 'processes', command: ['vitest', 'run', '--project', 'processes'] },
    { name: 'specification', command: vitest('specification'), ofBuilt: true },
    { name: 'site', command: vitest('site'), ofBuilt: true },
    { name: 'data-api', command: vitest('data-api'), ofBuilt: true },
  ],
  [
    { name: 'edits', command: ['node', 'tests/edits/run.ts'], inBrowser: true },
    { name: 'engines', command: vitest('engines'), ofBuilt: true },
    { name: 'netlify', command: vitest('netlify'), ofBuilt: true },
  ],
  [
    {
      name: 'browser',
      command: ['playwright', 'test', '--config', 'tests/browser/playwright.config.ts'],
      ofBuilt: true,
      inBrowser: true,
    },
  ],
];

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
    return await run(command, inBrowser ? { ...BROWSER_ENV, CHROMIUM: findBrowser() } : ENV);
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

const ALL = CHECKS.flat();
const names = process.argv.slice(2);
const unknown = names.filter((name) => !ALL.some((check) => check.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown check: ${unknown.join(', ')}. There are ${ALL.map(({ name }) => name).join(', ')}.\n`,
  );
  process.exit(2);
}

const started = Date.now();
const isChosen = ({ name }: Check) => names.length === 0 || names.includes(name);
if (ALL.some((check) => isChosen(check) && check.ofBuilt)) {
  const [built, output] = await run(['node', 'setup/build.ts']);
  process.stdout.write(output);
  if (built !== 0) process.exit(1);
}

const left = names.length === 0 && !(await import('./content.ts')).FIRM.asSpecified;
if (left) {
  process.stdout.write('specification left out: content/firm.yaml says asSpecified: false\n');
}
const failed: string[] = [];
let count = 0;
for (const row of CHECKS) {
  const chosen = row.filter(
    (check) => isChosen(check) && !(left && check.name === 'specification'),
  );
  count += chosen.length;
  const passed = await Promise.all(chosen.map(passes));
  failed.push(...chosen.filter((_, place) => !passed[place]).map(({ name }) => name));
}

process.stdout.write(failed.length > 0 ? `Failed: ${failed.join(', ')}\n` : '');
process.stdout.write(`${seconds(started)} in all\n`);
process.stdout.write(`checks: ${count - failed.length} passed, ${failed.length} failed\n`);
process.exitCode = failed.length === 0 ? 0 : 1;

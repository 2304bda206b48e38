/**
 * `npm test`: every check of the project, in order, each on a line. The output of
 * a check is shown only when it fails. Names after the command run those checks alone.
 */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { findBrowser, NoBrowserError } from './find-browser.ts';

interface Check {
  name: string;
  command: readonly string[];
  /** Runs in a browser, so that one has to be found first. */
  inBrowser?: boolean;
}

const CHECKS: readonly Check[] = [
  { name: 'types', command: ['astro', 'check', '--noSync', '--minimumFailingSeverity', 'warning'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'unit', command: ['vitest', 'run'] },
  { name: 'site', command: ['vitest', 'run', '--config', 'tests/site/vitest.config.ts'] },
  {
    name: 'browser',
    command: ['playwright', 'test', '--config', 'tests/browser/playwright.config.ts'],
    inBrowser: true,
  },
  { name: 'engines', command: ['vitest', 'run', '--config', 'tests/engines/vitest.config.ts'] },
];

const PROJECT = join(import.meta.dirname, '..');
const BIN = join(PROJECT, 'node_modules', '.bin');
const ENV = {
  ...process.env,
  PATH: `${BIN}${delimiter}${process.env['PATH'] ?? ''}`,
  ASTRO_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
  // Node warns of the two together.
  FORCE_COLOR: undefined,
};
/** Playwright sets FORCE_COLOR for the processes it starts, unless it is set. */
const BROWSER_ENV = { ...ENV, NO_COLOR: undefined, FORCE_COLOR: '0' };

/** Runs a command of node_modules/.bin and resolves to its exit code and everything it printed. */
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

async function runCheck({ command, inBrowser }: Check): Promise<[code: number, output: string]> {
  try {
    return await run(command, inBrowser ? { ...BROWSER_ENV, CHROMIUM: findBrowser() } : ENV);
  } catch (error) {
    if (error instanceof NoBrowserError) return [1, error.message];
    throw error;
  }
}

/** The lines a check wants read even when it passes, marked with `figure:`. */
function figures(printed: string): string {
  const lines = printed.split('\n').filter((line) => line.includes('figure:'));
  return lines.map((line) => `\n  ${line.slice(line.indexOf('figure:') + 7).trim()}`).join('');
}

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !CHECKS.some((check) => check.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown check: ${unknown.join(', ')}. There are ${CHECKS.map(({ name }) => name).join(', ')}.\n`,
  );
  process.exit(2);
}

const [built, output] = await run(['node', 'setup/build.ts']);
process.stdout.write(output);
if (built !== 0) process.exit(1);

const chosen = CHECKS.filter(({ name }) => names.length === 0 || names.includes(name));
const failed: string[] = [];
for (const check of chosen) {
  const started = Date.now();
  process.stdout.write(`${check.name} … `);
  const [code, printed] = await runCheck(check);
  if (code === 0) {
    process.stdout.write(`ok, ${seconds(started)}${figures(printed)}\n`);
  } else {
    process.stdout.write(`failed, ${seconds(started)}\n${printed.trimEnd()}\n\n`);
    failed.push(check.name);
  }
}

if (failed.length > 0) process.stdout.write(`Failed: ${failed.join(', ')}\n`);
process.stdout.write(`checks: ${chosen.length - failed.length} passed, ${failed.length} failed\n`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Installs the programs that the tests need and the machine lacks. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { needsPostgres } from './data-api/start.ts';
import { missingEngines } from './engines/installed.ts';
import { missingBrowsers } from './find-browser.ts';

/**
 * Installs browsers, engines and PostgreSQL with Debian's apt-get, if it is available and this is root.
 * The checks report programs that are still missing.
 *
 * @returns a line about the installation and its seconds; undefined if nothing was installed
 */
export async function installPrograms(): Promise<string | undefined> {
  const packages = [
    ...missingBrowsers(),
    ...missingEngines(),
    ...(needsPostgres() ? ['postgresql'] : []),
  ];
  const isPossible = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (packages.length === 0 || !isPossible) return undefined;
  const started = Date.now();
  await aptGet('update');
  const fault = await aptGet('install', '-y', '--no-install-recommends', ...packages);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  const result = fault === undefined ? `installed in ${seconds} s` : `not installed: ${fault}`;
  return `${packages.join(', ')} ${result}`;
}

/** Resolves to the last line of stderr if it fails. */
async function aptGet(...args: string[]): Promise<string | undefined> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const stdio = ['ignore', 'ignore', 'pipe'] as const;
  const child = spawn('apt-get', [...args, '-qq'], { env, stdio: [...stdio] });
  const [[code], errors] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  return code === 0 ? undefined : errors.trim().split('\n').at(-1);
}

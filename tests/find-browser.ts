import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** There is no browser to test in; the message says what to do about it. */
export class NoBrowserError extends Error {
  override name = 'NoBrowserError';
}

/**
 * The path of a Chromium to test in: the one CHROMIUM names, else the system's, which is
 * installed where that can be done.
 *
 * @throws NoBrowserError
 */
export function findBrowser(): string {
  const { CHROMIUM } = process.env;
  if (CHROMIUM && !existsSync(CHROMIUM)) {
    throw new NoBrowserError(`CHROMIUM is "${CHROMIUM}", and there is no such file.`);
  }
  const found = CHROMIUM || installed();
  if (found) return found;
  const reason = install();
  const browser = installed();
  if (browser) return browser;
  throw new NoBrowserError(
    `No Chromium found${reason}. Install Chromium or Google Chrome, or set CHROMIUM to the path of one.`,
  );
}

function installed(): string | undefined {
  return PLACES.find((place) => existsSync(place));
}

/** Installs Debian's Chromium where this process may; returns why that failed, if it did. */
function install(): string {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return '';
  process.stdout.write('Installing Chromium … ');
  const started = Date.now();
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env });
  const { status, stderr } = spawnSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    { env, encoding: 'utf8' },
  );
  process.stdout.write(`${((Date.now() - started) / 1000).toFixed(0)} s\n`);
  return status === 0
    ? ''
    : `, and apt-get could not install it (${stderr.trim().split('\n').at(-1)})`;
}

import { existsSync } from 'node:fs';
import { aptInstall } from './apt-install.ts';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium without the parts around a page, twice as fast; of Debian alone. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** No browser for tests was found; the message says what to do. */
export class NoBrowserError extends Error {
  override name = 'NoBrowserError';
}

/**
 * Path of a Chromium for tests: that of CHROMIUM, else the system's, installed if possible.
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
  const reason = aptInstall('chromium');
  const browser = installed();
  if (browser) return browser;
  throw new NoBrowserError(
    `No Chromium found${reason}. Install Chromium or Google Chrome, or set CHROMIUM to the path of one.`,
  );
}

/**
 * Path of a Chromium without a window for tests of pages, installed if possible; else that of
 * `findBrowser`. It cannot restore pages, prerender or print as a whole one does.
 *
 * @throws NoBrowserError
 */
export function findHeadlessShell(): string {
  const browser = findBrowser();
  if (!existsSync(SHELL)) aptInstall('chromium-headless-shell');
  return existsSync(SHELL) ? SHELL : browser;
}

function installed(): string | undefined {
  return PLACES.find((place) => existsSync(place));
}

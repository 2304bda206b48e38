import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Debian's Chromium without a user interface: tests of pages run twice as fast. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** No browser for tests was found; the message says what to do. */
export class NoBrowserError extends Error {
  override name = 'NoBrowserError';
}

/** The Debian packages of the browsers that this machine lacks. */
export function missingBrowsers(): string[] {
  const { CHROMIUM, HEADLESS_SHELL } = process.env;
  if (CHROMIUM) return [];
  return [
    ...(installed() ? [] : ['chromium']),
    ...(HEADLESS_SHELL || existsSync(SHELL) ? [] : ['chromium-headless-shell']),
  ];
}

/**
 * Path of a Chromium for tests: that of CHROMIUM, else the system's.
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
  throw new NoBrowserError(
    'No Chromium found. Install Chromium or Google Chrome, or set CHROMIUM to the path of one.',
  );
}

/**
 * Path of a browser for tests of single pages: that of HEADLESS_SHELL or CHROMIUM, else Debian's
 * headless shell, else that of `findBrowser`. The shell cannot restore pages or prerender, and breaks
 * printed pages elsewhere.
 *
 * @throws NoBrowserError
 */
export function findHeadlessShell(): string {
  const { CHROMIUM, HEADLESS_SHELL } = process.env;
  if (HEADLESS_SHELL) return HEADLESS_SHELL;
  const browser = findBrowser();
  if (CHROMIUM) return browser;
  return existsSync(SHELL) ? SHELL : browser;
}

function installed(): string | undefined {
  return PLACES.find((place) => existsSync(place));
}

import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Debian's headless Chromium, in which tests of pages run twice as fast. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** No browser for tests was found; the message has the remedy. */
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
 * The path of a Chromium for tests: the CHROMIUM variable, else the system's.
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
 * The path of a browser for tests of single pages: the HEADLESS_SHELL or CHROMIUM variable, else
 * Debian's headless shell, else the result of `findBrowser`. The shell cannot restore pages or
 * prerender, and breaks printed pages differently.
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

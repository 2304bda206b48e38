import { existsSync } from 'node:fs';
import { aptInstall } from './apt-install.ts';

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
  const reason = aptInstall('chromium');
  const browser = installed();
  if (browser) return browser;
  throw new NoBrowserError(
    `No Chromium found${reason}. Install Chromium or Google Chrome, or set CHROMIUM to the path of one.`,
  );
}

function installed(): string | undefined {
  return PLACES.find((place) => existsSync(place));
}

import { existsSync, globSync } from 'node:fs';

export type EngineName = 'Firefox' | 'WebKit';

/** The paths of an engine's programs; undefined if missing. */
type Programs = Readonly<Record<string, string | undefined>>;

const firstOf = (...paths: readonly (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path));

/** The Firefox of the FIREFOX variable or of the system. */
export const firefoxPrograms = () => ({
  firefox: firstOf(
    process.env['FIREFOX'],
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ),
});

/** WebKitGTK's driver, its browser, and a virtual display. */
export const webkitPrograms = () => ({
  driver: firstOf('/usr/bin/WebKitWebDriver'),
  browser: globSync('/usr/{lib,libexec}/{,*/}webkit*gtk-*/MiniBrowser').sort().at(-1),
  display: firstOf('/usr/bin/Xvfb'),
});

const ENGINES: Readonly<Record<EngineName, { programs: () => Programs; debian: string[] }>> = {
  Firefox: { programs: firefoxPrograms, debian: ['firefox-esr'] },
  WebKit: { programs: webkitPrograms, debian: ['webkit2gtk-driver', 'xvfb'] },
};

const isComplete = (programs: Programs) => Object.values(programs).every(Boolean);

/** The Debian packages of the engines that this machine lacks. */
export function missingEngines(): string[] {
  const missing = Object.values(ENGINES).filter(({ programs }) => !isComplete(programs()));
  return missing.flatMap(({ debian }) => debian);
}

/** The message for an engine that is not installed. */
export function whyMissing(name: EngineName): string {
  return `not on this machine (on Debian: apt-get install ${ENGINES[name].debian.join(' ')})`;
}

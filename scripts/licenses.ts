/**
 * `npm run licenses`: every package of package-lock.json with its license, and whether the site runs
 * or is built with it, or only its tests and tools. Ends with exit code 1 where one is not permitted.
 */
import { isUnseen, type LockedPackage, lockedPackages } from './build/locked-packages.ts';

/** Permissive licenses: at most attribution. */
const PLAIN = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0'],
  ...['ISC', 'MIT', 'MIT-0', 'Python-2.0', 'Zlib'],
];

/** Others, with the reason they are acceptable here. */
const FOR_A_REASON = {
  'LGPL-3.0-or-later': 'libvips: a library of its own that sharp loads, unchanged, on the server',
  'MPL-2.0': 'lightningcss and axe-core: run unchanged, and no file of theirs is handed on',
  'OFL-1.1': 'the typefaces: may be cut and served, together with this license (/licenses.txt)',
};

/** Acceptable for tools and tests, which are not distributed. */
const FOR_TOOLS = {
  'CC BY-SA 4.0': 'a list of common misspellings',
  WTFPL: 'a list of words for the spelling check',
};

/**
 * Whether a package's license is permitted: one of those joined by OR, all of those joined by AND.
 */
export function isPermitted({
  license = '',
  dev,
}: Pick<LockedPackage, 'license' | 'dev'>): boolean {
  const permitted = [
    ...PLAIN,
    ...Object.keys(FOR_A_REASON),
    ...(dev ? Object.keys(FOR_TOOLS) : []),
  ];
  return license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => permitted.includes(name)));
}

/** The packages of the lock whose license is known. */
export function licensedPackages(): LockedPackage[] {
  return lockedPackages().filter((entry) => !isUnseen(entry));
}

function lineOf(entry: LockedPackage): string {
  const { name, version, license = 'unknown', dev } = entry;
  const refused = isPermitted(entry) ? '' : ' NOT PERMITTED';
  return `${name} ${version}: ${license}${dev ? ', tools and tests' : ''}${refused}\n`;
}

if (import.meta.main) {
  const packages = licensedPackages();
  const reasons = Object.entries({ ...FOR_A_REASON, ...FOR_TOOLS });
  process.stdout.write(packages.map(lineOf).join(''));
  process.stdout.write(`\nPermitted: ${PLAIN.join(', ')};\n`);
  process.stdout.write(reasons.map(([name, why]) => `${name} (${why})\n`).join(''));
  process.exitCode = packages.every(isPermitted) ? 0 : 1;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const LOCK = join(import.meta.dirname, '../package-lock.json');
/** The packages that the registry lacks for some platforms: decision 1. */
const UNSEEN = /^@(?:astrojs\/compiler-binding|biomejs\/cli)-/;

/** Permissive licenses: at most attribution. */
const PLAIN = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0'],
  ...['ISC', 'MIT', 'MIT-0', 'Python-2.0', 'Zlib'],
  // libvips: a separate library that sharp loads, unchanged, on the server.
  'LGPL-3.0-or-later',
  // lightningcss and axe-core: they run unchanged, and no file of theirs is distributed.
  'MPL-2.0',
  // The typefaces: may be subset and served, together with this license (/licenses.txt).
  'OFL-1.1',
];
/** Licenses also permitted for tools and tests, which are not distributed: word lists. */
const FOR_TOOLS = ['CC BY-SA 4.0', 'WTFPL'];

/** A list or a single value. */
const list = z.union([z.array(z.string()), z.string().transform((only) => [only])]).default([]);
const entry = z.object({
  license: z.string().default(''),
  integrity: z.string().default(''),
  dev: z.boolean().default(false),
  optional: z.boolean().default(false),
  link: z.boolean().default(false),
  os: list,
  cpu: list,
});
const lock = z.object({ packages: z.record(z.string(), entry) });

const packages = Object.entries(lock.parse(JSON.parse(readFileSync(LOCK, 'utf8'))).packages)
  // Local packages are part of the project.
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, said]) => ({ name: path.replace(/^.*node_modules\//, ''), ...said }));
/** Entries that scripts/lock.mjs added have only a name and a version. */
const seen = packages.filter(({ integrity, license }) => integrity || license);

/** Whether one license of an OR expression, or each of an AND expression, is permitted. */
function isPermitted(license: string, permitted: readonly string[]): boolean {
  return license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => permitted.includes(name)));
}

test('every package has a permitted license', () => {
  expect(packages.length).toBeGreaterThan(100);
  const refused = seen.filter(
    ({ license, dev }) => !isPermitted(license, dev ? [...PLAIN, ...FOR_TOOLS] : PLAIN),
  );
  expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test('every package has its hash, except platforms that the registry lacks', () => {
  const unhashed = packages.filter(({ integrity }) => !integrity.startsWith('sha512-'));
  const unknown = unhashed.filter(
    (each) => seen.includes(each) || !each.optional || !UNSEEN.test(each.name),
  );
  expect(unknown.map(({ name }) => name)).toEqual([]);
  for (const { name, os, cpu } of unhashed) expect([...os, ...cpu], name).not.toEqual([]);
});

test('a server on Linux x64 installs nothing without a hash', () => {
  const isInstalled = (asked: readonly string[], own: string) =>
    asked.length === 0 || asked.includes(own);
  const needed = packages.filter(
    ({ name, os, cpu }) =>
      isInstalled(os, 'linux') && isInstalled(cpu, 'x64') && !name.endsWith('-musl'),
  );
  expect(needed.filter((each) => !seen.includes(each))).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isUnseen, lockedPackages } from './locked-packages.ts';

/** Whose packages for some platforms the registry lacks that the lock was made from: decision 1. */
const UNSEEN = /^@(?:astrojs\/compiler-binding|biomejs\/cli)-/;

const packages = lockedPackages();

test('every package has its hash, but platforms that the registry lacks', () => {
  expect(packages.length).toBeGreaterThan(100);
  const unhashed = packages.filter(({ integrity = '' }) => !integrity.startsWith('sha512-'));
  const unknown = unhashed.filter(
    (entry) => !(isUnseen(entry) && entry.optional && UNSEEN.test(entry.name)),
  );
  expect(unknown.map(({ name }) => name)).toEqual([]);
  for (const { name, os, cpu } of unhashed) expect([...os, ...cpu], name).not.toEqual([]);
});

test('a server on Linux with an x64 processor installs nothing without a hash', () => {
  const isInstalled = (asked: readonly string[], own: string) =>
    asked.length === 0 || asked.includes(own);
  const needed = packages.filter(
    ({ name, os, cpu }) =>
      isInstalled(os, 'linux') && isInstalled(cpu, 'x64') && !name.endsWith('-musl'),
  );
  expect(needed.filter(isUnseen)).toEqual([]);
});

const ROOT = join(import.meta.dirname, '../..');
const named = z.record(z.string(), z.string());
const manifest = z.object({ dependencies: named, optionalDependencies: named });

test('packages installed with the site are used by more than tests', () => {
  const { dependencies, optionalDependencies } = manifest.parse(
    JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')),
  );
  const exclude = ['{.*,bench,dist*,docs,node_modules,tests}/**', '**/*.test.ts', '**/testing/**'];
  const code = globSync('**/*.{ts,tsx,astro,mjs}', { cwd: ROOT, exclude })
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');
  const names = Object.keys({ ...dependencies, ...optionalDependencies });
  expect(names.filter((name) => !new RegExp(`'${name}['/]`).test(code))).toEqual([]);
});

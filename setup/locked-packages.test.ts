import { expect, test } from 'vitest';
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

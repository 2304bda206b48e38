import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { replacingBuild, swapBuilds } from './replace-build.ts';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

const replacing = (build: (into: string) => Promise<void>) =>
  replacingBuild(join(folder, 'dist'), build);
const exists = (file: string) => existsSync(join(folder, file));

function write(...file: string[]): void {
  const path = join(...file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, file.at(-1) ?? '');
}

const building = (name: string) => async (into: string) => write(into, name);

const failing = async (into: string) => {
  write(into, 'half');
  throw new Error('a mistake');
};

test('a build that fails leaves the last one', async () => {
  await replacing(building('first'));
  await expect(replacing(failing)).rejects.toThrow('a mistake');
  expect(readFileSync(join(folder, 'dist/first'), 'utf8')).toBe('first');
  expect([exists('dist/half'), exists('.dist-next')]).toEqual([false, false]);
});

test('while a build is under way the last one is there, whole', async () => {
  await replacing(building('first'));
  await replacing(async (into) => {
    write(into, 'second');
    expect([exists('dist/first'), exists('dist/second')]).toEqual([true, false]);
  });
  expect([exists('dist/first'), exists('dist/second')]).toEqual([false, true]);
  expect([exists('.dist-next'), exists('.dist-last/first')]).toEqual([false, true]);
});

test.each([
  ['dist/second', '.dist-last/first'],
  // Interrupted as it was swapped before.
  ['.dist-next/second', '.dist-last/first'],
])('the build before comes back for one in %s', (...files) => {
  for (const file of files) write(folder, file);
  swapBuilds(join(folder, 'dist'));
  expect([exists('dist/first'), exists('.dist-next')]).toEqual([true, false]);
  expect(exists('.dist-last/second')).toBe(files[0].startsWith('dist/'));
});

test('what an interrupted build left is not taken for one', async () => {
  write(folder, 'dist/first');
  write(folder, '.dist-next/half');
  await replacing(building('second'));
  expect([exists('dist/half'), exists('dist/second')]).toEqual([false, true]);
});

test('one that was interrupted while it was being replaced is back', async () => {
  write(folder, '.dist-last/first');
  write(folder, '.dist-next/half');
  await expect(replacing(failing)).rejects.toThrow('a mistake');
  expect([exists('dist/first'), exists('dist/half')]).toEqual([true, false]);
});

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { keepingLastBuild } from './keep-last-build.ts';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

const keeping = (build: () => Promise<void>) => keepingLastBuild(join(folder, 'dist'), build);
const exists = (file: string) => existsSync(join(folder, file));

async function write(file: string): Promise<void> {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), file);
}

const failing = async () => {
  await write('dist/half');
  throw new Error('a mistake');
};

test('a build that fails leaves the last one', async () => {
  await keeping(() => write('dist/first'));
  await expect(keeping(failing)).rejects.toThrow('a mistake');
  expect(readFileSync(join(folder, 'dist/first'), 'utf8')).toBe('dist/first');
  expect(exists('dist/half')).toBe(false);
});

test('a build that works replaces it and leaves nothing else', async () => {
  await keeping(() => write('dist/first'));
  await keeping(() => write('dist/second'));
  expect(exists('dist/first')).toBe(false);
  expect(exists('dist/second')).toBe(true);
  expect(exists('.dist-kept')).toBe(false);
});

test('what an interrupted build left is not taken for the last one', async () => {
  await write('.dist-kept/first');
  await write('dist/half');
  await expect(keeping(failing)).rejects.toThrow('a mistake');
  expect(exists('dist/first')).toBe(true);
  expect(exists('dist/half')).toBe(false);
});

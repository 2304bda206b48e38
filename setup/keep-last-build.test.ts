import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { keepingLastBuild } from './keep-last-build.ts';

beforeEach(() => {
  const before = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  process.chdir(folder);
  return () => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  };
});

async function build(text: string): Promise<void> {
  mkdirSync('dist', { recursive: true });
  writeFileSync(`dist/${text}`, text);
}

const failing = async () => {
  await build('half');
  throw new Error('a mistake');
};

test('a build that fails leaves the last one', async () => {
  await keepingLastBuild(() => build('first'));
  await expect(keepingLastBuild(failing)).rejects.toThrow('a mistake');
  expect(readFileSync('dist/first', 'utf8')).toBe('first');
  expect(existsSync('dist/half')).toBe(false);
});

test('a build that works replaces it and leaves nothing else', async () => {
  await keepingLastBuild(() => build('first'));
  await keepingLastBuild(() => build('second'));
  expect(existsSync('dist/first')).toBe(false);
  expect(existsSync('dist/second')).toBe(true);
  expect(existsSync('.dist-kept')).toBe(false);
});

test('what an interrupted build left is not taken for the last one', async () => {
  mkdirSync('.dist-kept');
  writeFileSync('.dist-kept/first', 'first');
  await build('half');
  await expect(keepingLastBuild(failing)).rejects.toThrow('a mistake');
  expect(existsSync('dist/first')).toBe(true);
  expect(existsSync('dist/half')).toBe(false);
});

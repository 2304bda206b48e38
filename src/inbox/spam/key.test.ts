import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import { tokenKey } from './key.ts';

function keyIn(folder: string) {
  const error = vi.fn();
  const key = tokenKey(folder, { error });
  return { key, faults: error.mock.calls.length };
}

test('the key is made once, for the next start and for other processes', () => {
  const folder = temporaryFolder();
  const { key, faults } = keyIn(folder);
  expect(key).toHaveLength(32);
  expect(keyIn(folder)).toEqual({ key, faults: 0 });
  expect(faults).toBe(0);
  expect(readdirSync(folder)).toEqual(['form.key']);
  expect(keyIn(temporaryFolder()).key).not.toEqual(key);
});

test.skipIf(process.platform === 'win32')('nobody else may read it', () => {
  const folder = temporaryFolder();
  keyIn(folder);
  expect(statSync(join(folder, 'form.key')).mode & 0o777).toBe(0o600);
});

test('without a usable file that is logged, and the process has a key of its own', () => {
  const folder = temporaryFolder({ 'form.key': 'short' });
  const path = join(folder, 'form.key');
  for (const unusable of [folder, path, join(path, 'below')]) {
    const { key, faults } = keyIn(unusable);
    expect(key).toHaveLength(32);
    expect(faults).toBe(1);
  }
  expect(readFileSync(path, 'utf8')).toBe('short');
});

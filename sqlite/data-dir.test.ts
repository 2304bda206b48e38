import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readDataDir } from './data-dir.ts';

test.each([
  [{ DATA_DIR: '/srv/data' }, '/srv/data'],
  [{ DATA_DIR: 'kept' }, resolve('kept')],
  [{ DATA_DIR: '' }, resolve('data')],
  [{}, resolve('data')],
])('%j means %s', (env, folder) => {
  expect(readDataDir(env)).toBe(folder);
});

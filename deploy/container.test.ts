import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8');

test('the container has every folder that its commands take something from', () => {
  const copied = [...read('deploy/Containerfile').matchAll(/ \/srv\/site\/(\w+) \1$/gm)].map(
    ([, folder = '']) => folder,
  );
  const files = globSync(`{${copied.join()}}/**/*.ts`, {
    cwd: PROJECT,
    exclude: ['node_modules/**', '**/*.test.ts', '**/testing/**', '**/testing.ts'],
  });
  const imported = files.flatMap((file) =>
    [...read(file).matchAll(/ from '(\.[^']+)'/g)].map(([, path = '']) => join(file, '..', path)),
  );
  const folders = new Set(imported.map((path) => path.split('/')[0]));
  expect(folders.size).toBeGreaterThan(8);
  expect([...folders].filter((folder) => folder && !copied.includes(folder))).toEqual([]);
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '..');
/** Paths that a reader is asked to make. */
const EXAMPLES = /careers|make-a-budget|site\/public/;

test('every path that a document names exists', () => {
  const folders = globSync('*/', { cwd: PROJECT, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(?:dist|data|node_modules)/.test(entry.name))
    .map(({ name }) => name);
  const path = new RegExp(`[(\`]((?:${folders.join('|')})/[\\w./@-]*)[)\`]`, 'g');
  const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: PROJECT });
  const missing = documents.flatMap((file) =>
    [...readFileSync(join(PROJECT, file), 'utf8').matchAll(path)]
      .map(([, named = '']) => named)
      .filter((named) => !EXAMPLES.test(named) && !existsSync(join(PROJECT, named)))
      .map((named) => `${file}: ${named}`),
  );
  expect(documents.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

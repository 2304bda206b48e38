import { globSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { keepHashedFiles } from './keep-hashed-files.ts';

test('hashed files of earlier builds are carried over for a month', () => {
  const project = temporaryFolder({
    'first/client/index.html': '',
    'first/client/_astro/a.1.js': 'first',
    'first/client/_astro/a.2.js': 'first',
    'first/client/_astro/old.js': 'first',
    'second/client/_astro/a.2.js': 'second',
    'third/client/art/mark.3.svg': 'third',
  });
  const build = (name: string) => join(project, name);
  // Uses the clock of the file system, by which the ages of files are counted.
  const written = statSync(join(project, 'first/client/_astro')).mtimeMs / 1000;
  const monthAgo = written - 31 * 24 * 60 * 60;
  utimesSync(join(project, 'first/client/_astro/old.js'), monthAgo, monthAgo);
  keepHashedFiles(build('first'), build('none'));
  keepHashedFiles(build('second'), build('first'));
  keepHashedFiles(build('third'), build('second'));
  const files = globSync('**/*.*', { cwd: join(project, 'third/client') }).sort();
  expect(files).toEqual(['_astro/a.1.js', '_astro/a.2.js', 'art/mark.3.svg']);
  expect(readFileSync(join(project, 'third/client/_astro/a.2.js'), 'utf8')).toBe('second');
});

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { hashOfSources, sources } from './source-hash.ts';

const PROJECT = join(import.meta.dirname, '../..');

test('whatever a source imports is a source', () => {
  const files = sources(PROJECT);
  expect(files).toEqual(expect.arrayContaining(['astro.config.ts', normalize('scripts/build.ts')]));
  const imported = files
    .filter((file) => /\.(?:ts|tsx|astro)$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(PROJECT, file), 'utf8');
      const paths = code.matchAll(
        /(?:^(?:import|export|}) .*|import\(|URL\()'(\.{1,2}\/[^'?]+\.\w+)/gm,
      );
      return [...paths].map(([, path = '']) => join(dirname(file), path));
    });
  expect(imported.length).toBeGreaterThan(files.length);
  // Generated files follow from their sources.
  const read = imported.filter((file) => !file.includes('generated'));
  expect(read.filter((file) => !files.includes(file))).toEqual([]);
});

test('changes with every source and the address, and with nothing else', () => {
  const project = temporaryFolder();
  const changed = (file: string) => {
    const before = hashOfSources(project, '');
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), 'changed');
    return hashOfSources(project, '') !== before;
  };
  const read = [
    'package-lock.json',
    'src/base/settings/settings.ts',
    'content/people/ada.jpg',
    'new/a/b.ts',
  ];
  const unread = ['data/blog.sqlite', 'server/a.test.ts', 'node_modules/a/b.ts', '.astro/a.ts'];
  expect(read.filter(changed)).toEqual(read);
  expect(unread.filter(changed)).toEqual([]);
  expect(hashOfSources(project, 'https://example.com')).not.toBe(hashOfSources(project, ''));
  expect(hashOfSources(project, '', '2026')).not.toBe(hashOfSources(project, '', '2027'));
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { hashOfSources } from './source-hash.ts';

test('the source hash changes with every source and the address, and with nothing else', () => {
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
    'scripts/build/new/a.ts',
  ];
  const unread = ['data/blog.sqlite', 'src/server/a.test.ts', 'scripts/posts.ts', 'docs/a.md'];
  expect(read.filter(changed)).toEqual(read);
  expect(unread.filter(changed)).toEqual([]);
  expect(hashOfSources(project, 'https://example.com')).not.toBe(hashOfSources(project, ''));
  expect(hashOfSources(project, '', '2026')).not.toBe(hashOfSources(project, '', '2027'));
});

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openSqlitePosts } from '../blog/sqlite.ts';
import { sampleArticle, temporaryFolder } from '../blog/testing.ts';

// Each test starts processes, slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const COMMAND = join(import.meta.dirname, 'posts.ts');

function posts(folder: string, ...args: string[]) {
  const env = { ...process.env, DATA_DIR: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function folderWithDraft() {
  const folder = temporaryFolder();
  const store = openSqlitePosts(join(folder, 'blog.sqlite'));
  store.save(sampleArticle({ is_published: false }));
  store.close();
  return folder;
}

test('a post is shown, hidden and listed', () => {
  const folder = folderWithDraft();
  expect(posts(folder, 'list').stdout).toBe('2026-11-03  draft      sales-tax  Sales tax\n');
  expect(posts(folder, 'publish', 'sales-tax')).toMatchObject({ status: 0, stderr: '' });
  expect(posts(folder, 'list').stdout).toContain('published  sales-tax');
  expect(posts(folder, 'unpublish', 'sales-tax').stdout).toContain('is now a draft');
  expect(posts(folder, 'list').stdout).toContain('draft      sales-tax');
});

test('an unknown slug is an error that says where to look', () => {
  expect(posts(folderWithDraft(), 'publish', 'missing')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'No post has the slug "missing". "npm run posts -- list" shows them all.\n',
  });
});

test('the articles of the firm can be imported', () => {
  const { status, stdout, stderr } = posts(temporaryFolder(), 'import');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/\d+ added, 0 updated, 0 unchanged/);
});

test.each([[[]], [['delete']], [['publish']], [['list', 'x']], [['publish', 'a', 'b']]])(
  'misuse shows how to use it: %j',
  (args) => {
    const { status, stderr } = posts(temporaryFolder(), ...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Usage: npm run posts/);
  },
);

test('a file that is no database is named', () => {
  const folder = temporaryFolder({ 'blog.sqlite': 'no database '.repeat(100) });
  const { status, stderr } = posts(folder, 'list');
  expect(status).toBe(1);
  expect(stderr).toMatch(/blog\.sqlite: file is not a database\n$/);
});

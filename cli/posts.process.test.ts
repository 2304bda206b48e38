import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIRM_ARTICLES } from '../blog/article-folders.ts';
import type { Article } from '../blog/post.ts';
import { blogPath } from '../blog/stores/sqlite/kind.ts';
import { sampleArticle, saveIn } from '../blog/testing.ts';
import { execIn } from '../sqlite/testing/exec-in.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { runCommand } from './testing/run-command.ts';

const COMMAND = join(import.meta.dirname, 'posts.ts');

/** A post that has a Markdown file in content/posts. */
const [OWN = ''] = readdirSync(FIRM_ARTICLES.articles).map((file) => file.replace('.md', ''));

const posts = (folder: string, ...args: string[]) => runCommand(COMMAND, args, folder);

async function folderWithDraft(...others: Article[]) {
  const folder = temporaryFolder();
  await saveIn(folder, [sampleArticle({ is_published: false }), ...others]);
  return folder;
}

test('a post is shown, hidden and listed', async () => {
  const folder = await folderWithDraft();
  expect(posts(folder, 'list').stdout).toBe('2026-11-03  draft      sales-tax  Sales tax\n');
  expect(posts(folder, 'publish', 'sales-tax')).toMatchObject({ status: 0, stderr: '' });
  expect(posts(folder, 'list').stdout).toContain('published  sales-tax');
  expect(posts(folder, 'unpublish', 'sales-tax').stdout).toContain('is now a draft');
  expect(posts(folder, 'list').stdout).toContain('draft      sales-tax');
});

test.each(['publish', 'unpublish', 'delete'])(
  '%s of an unknown slug is an error that says where to look',
  async (command) => {
    expect(posts(await folderWithDraft(), command, 'missing')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'No post has the slug "missing". "npm run posts -- list" shows them all.\n',
    });
  },
);

test('a deleted post is gone; a post that was the last one is said to be', async () => {
  const folder = await folderWithDraft();
  expect(posts(folder, 'delete', 'sales-tax')).toEqual({
    status: 0,
    stdout:
      'sales-tax is deleted.\n' +
      'No post is left: the next start of the site fills the blog from content/posts.\n',
    stderr: '',
  });
  expect(posts(folder, 'list').stdout).toBe('There are no posts.\n');
});

test('a post whose file is there is said to come back, and does', async () => {
  const folder = await folderWithDraft();
  posts(folder, 'import');
  expect(posts(folder, 'delete', OWN).stdout).toBe(
    `${OWN} is deleted.\n` +
      `The next import brings it back, unless content/posts/${OWN}.md is deleted too.\n`,
  );
  expect(posts(folder, 'list').stdout).not.toContain(` ${OWN} `);
  expect(posts(folder, 'import').stdout).toContain(`added    ${OWN}\n`);
});

test('a post that was hidden stays hidden when its file is imported again, and is named', async () => {
  const folder = temporaryFolder();
  expect(posts(folder, 'import')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/\d+ added, 0 updated, 0 unchanged/),
    stderr: '',
  });
  expect(posts(folder, 'unpublish', OWN).stdout).toBe(
    `${OWN} is now a draft. It stays so until a command, or is_published in content/posts/${OWN}.md, changes.\n`,
  );
  expect(posts(folder, 'import').stdout).toMatch(
    new RegExp(
      `^${OWN} stays a draft, as a command made it; "npm run posts -- publish ${OWN}" changes that\n` +
        '0 added, 0 updated, \\d+ unchanged\n$',
    ),
  );
  expect(posts(folder, 'list').stdout).toContain(`draft      ${OWN}`);
});

test('a row that is no post is named, and the others are listed', async () => {
  const folder = await folderWithDraft(sampleArticle({ slug: 'other' }));
  const spoil = "UPDATE blog_posts SET published_at = 'soon' WHERE slug = 'sales-tax'";
  execIn(blogPath(folder), spoil);
  expect(posts(folder, 'list')).toEqual({
    status: 1,
    stdout: '2026-11-03  published  other  Sales tax\n',
    stderr:
      'a post cannot be shown: post "sales-tax": published_at: expected a date written YYYY-MM-DD\n',
  });
  expect(posts(folder, 'delete', 'sales-tax').status).toBe(0);
});

test.each([
  [[]],
  [['delete']],
  [['remove', 'a']],
  [['publish']],
  [['list', 'x']],
  [['publish', 'a', 'b']],
])('misuse shows how to use it: %j', (args) => {
  const { status, stderr } = posts(temporaryFolder(), ...args);
  expect(status).toBe(2);
  expect(stderr).toMatch(/^Usage: npm run posts/);
});

test('help is there for the asking', async () => {
  const { status, stdout } = posts(temporaryFolder(), '--help');
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^Usage: npm run posts .*\n {2}publish <slug> {4}show a post to visitors\n/s,
  );
});

test('a file that is no database is named', async () => {
  const folder = temporaryFolder({ 'blog.sqlite': 'no database '.repeat(100) });
  const { status, stderr } = posts(folder, 'list');
  expect(status).toBe(1);
  expect(stderr).toMatch(/blog\.sqlite: file is not a database\n$/);
});

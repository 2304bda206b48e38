import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { execIn } from '../base/sqlite/testing/exec-in.ts';
import { FIRM_ARTICLES } from '../blog/articles/article-folders.ts';
import { PLACEHOLDER_EXCERPT } from '../blog/articles/placeholder-excerpt.ts';
import { blogPath } from '../blog/stores/sqlite/kind.ts';
import { articleFile, sampleArticle, saveIn } from '../blog/testing.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { POSTS, PUBLIC_SITE, testPostCommands } from './testing/post-commands.ts';
import { runCommand } from './testing/run-command.ts';

/** A post that has a Markdown file in content/posts. */
const [OWN = ''] = readdirSync(FIRM_ARTICLES.articles).map((file) => file.replace('.md', ''));

/** On the machine that serves the public site. */
const posts = (folder: string, ...args: string[]) =>
  runCommand(POSTS, args, folder, { SITE_URL: PUBLIC_SITE });
const inStore = (folder: string) => `In ${blogPath(folder)}, of the public site, ${PUBLIC_SITE}.\n`;

describe('on an SQLite file', () => {
  let folder = '';
  testPostCommands(() => {
    folder ||= temporaryFolder();
    return { DATA_DIR: folder };
  });
});

test.each([['publish'], ['schedule', '2026-12-01'], ['delete']])(
  '%s of an unknown slug is an error that says where to look',
  (command, ...more) => {
    expect(posts(temporaryFolder(), command, 'missing', ...more)).toEqual({
      status: 1,
      stdout: '',
      stderr: 'No post has the slug "missing". "npm run posts -- list" shows them all.\n',
    });
  },
);

test('an article is meant by its slug or its file, and one that is not in the blog is named', () => {
  const folder = temporaryFolder();
  const file = `content/posts/${OWN}.md`;
  expect(posts(folder, 'publish', OWN)).toEqual({
    status: 1,
    stdout: '',
    stderr: `${file} is not in the blog yet: "npm run posts -- add ${file}" brings it in.\n`,
  });
  expect(posts(folder, 'add', OWN).stdout).toContain(`added    ${OWN}\n`);
  expect(posts(folder, 'unpublish', file).stdout).toContain(`${OWN} is a draft`);
  expect(posts(folder, 'list', '--category', 'None').stdout).toMatch(
    /^No post has the category "None"; there are [A-Z]/,
  );
});

test('a post that was begun and not written is not shown', async () => {
  const folder = temporaryFolder();
  await saveIn(folder, [sampleArticle({ excerpt: PLACEHOLDER_EXCERPT, is_published: false })]);
  for (const words of [['publish'], ['schedule', '2026-12-01']]) {
    const [command = '', ...day] = words;
    const { status, stderr } = posts(folder, command, 'sales-tax', ...day);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^sales-tax still has the excerpt it was begun with: write its own/);
  }
  expect(posts(folder, 'list', '--drafts').stdout).toContain('draft');
});

test('a wrong article changes nothing, which is said', () => {
  const folder = temporaryFolder({ 'My post.md': 'Text' });
  const { status, stderr } = posts(folder, 'add', `${folder}/My post.md`);
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^My post\.md: file name: .*my-post\.md\nNothing is changed in the blog\.\n$/,
  );
  expect(posts(folder, 'list').stdout).toBe('There are no posts.\n');
});

test('a post that was hidden stays hidden when its file is imported again, and is named', () => {
  const folder = temporaryFolder();
  expect(posts(folder, 'import')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/\d+ added, 0 updated, 0 unchanged/),
    stderr: '',
  });
  expect(posts(folder, 'unpublish', OWN).stdout).toBe(
    `${OWN} is a draft, which no visitor sees.\n` +
      `It stays so until a command, or is_published in content/posts/${OWN}.md, changes.\n` +
      inStore(folder),
  );
  expect(posts(folder, 'import').stdout).toMatch(
    new RegExp(
      `^${OWN} stays a draft, as a command made it; "npm run posts -- publish ${OWN}" changes that\n` +
        '0 added, 0 updated, \\d+ unchanged\nIn .*',
    ),
  );
  expect(posts(folder, 'delete', OWN, '--yes').stdout).toBe(
    `${OWN} is deleted.\n` +
      `The next import brings it back, unless content/posts/${OWN}.md is deleted too.\n` +
      inStore(folder),
  );
  expect(posts(folder, 'import').stdout).toContain(`added    ${OWN}\n`);
});

test('who deletes a post that showed is told how to lead its visitors to the one in its place', async () => {
  const folder = temporaryFolder();
  const others = ['new', 'old', 'draft'].map((slug) =>
    sampleArticle({ slug, title: 'Tax', is_published: slug !== 'draft' }),
  );
  await saveIn(folder, others);
  const gone = (slug: string) => posts(folder, 'delete', slug, '--yes').stdout;
  const proposed = (from: string, to: string) =>
    `${from} is deleted.
Who has its address sees "Post Not Found". To lead them on, add to content/redirects.yaml:
- { from: /blog/${from}, to: ${to} }
${inStore(folder)}`;
  expect(gone('old')).toBe(proposed('old', '/blog/new'));
  expect(gone('draft')).toBe(`draft is deleted.\n${inStore(folder)}`);
  expect(gone('new')).toContain('- { from: /blog/new, to: /blog }');
});

test('a row that is no post is named, the others are listed, and nothing acts on the terminal', async () => {
  const folder = temporaryFolder();
  await saveIn(folder, [sampleArticle(), sampleArticle({ slug: 'other' })]);
  const act = "char(27) || ']0;x' || char(7) || char(8238)";
  execIn(
    blogPath(folder),
    `UPDATE blog_posts SET title = ${act} WHERE slug = 'other';
     UPDATE blog_posts SET published_at = 'soon', slug = 'b' || char(155) WHERE slug = 'sales-tax'`,
  );
  const { stdout, stderr } = posts(folder, 'list');
  expect(stdout).toBe('2026-11-03  published  other  \\u{1b}]0;x\\u{7}\\u{202e}\n');
  expect(stderr).toMatch(/^a post cannot be shown: post "b\\u\{9b\}": slug: .*; published_at: /);
});

test('a row that is no post is not shown by a command, which says why', async () => {
  const folder = temporaryFolder();
  await saveIn(folder, [sampleArticle({ is_published: false })]);
  execIn(blogPath(folder), "UPDATE blog_posts SET published_at = 'soon'");
  const { status, stderr } = posts(folder, 'publish', 'sales-tax');
  expect(status).toBe(1);
  expect(stderr).toMatch(/published_at: expected a date.*\nsales-tax is no post as it is stored/);
});

test.each<[string[], RegExp]>([
  [[], /^Usage: npm run posts .*\n {2}publish <slug> +show a post .*Name a command\.\n$/s],
  [['publish', 'a', 'b'], /Expected <slug> after the command/],
  [['schedule', 'a', '2026-02-30'], /^The date is "2026-02-30", expected one written YYYY-MM-DD/],
  [['new', 'A title', '--author', 'Nobody'], /^--author is "Nobody", expected one of \w/],
  [['new', '日本'], /^title: expected one with letters/],
])('misuse is answered with what was meant: %j', (args, said) => {
  const { status, stderr } = posts(temporaryFolder(), ...args);
  expect(status).toBe(2);
  expect(stderr).toMatch(said);
});

test('what is wrong with an article that is previewed does nothing to a terminal', () => {
  const act = '\u001b]0;x\u0007';
  const text = articleFile({}, `![Desk](<${act}.jpg>)`);
  const folder = temporaryFolder({ 'sales-tax.md': text });
  const { status, stderr } = posts(folder, 'preview', join(folder, 'sales-tax.md'));
  expect(status).toBe(1);
  expect(stderr).toMatch(/^sales-tax\.md: line 11, body: a sign that cannot be seen stands here/);
  expect(stderr).not.toContain('\u001b');
});

test('a file that is no database is named', () => {
  const folder = temporaryFolder({ 'blog.sqlite': 'no database '.repeat(100) });
  const { status, stderr } = posts(folder, 'list');
  expect(status).toBe(1);
  expect(stderr).toMatch(/blog\.sqlite: file is not a database\n$/);
});

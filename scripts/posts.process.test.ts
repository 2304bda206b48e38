import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { execIn } from '../src/base/sqlite/testing/exec-in.ts';
import { FIRM_POSTS } from '../src/blog/files/read-post-file.ts';
import { blogPath } from '../src/blog/stores/sqlite/driver.ts';
import { sampleNewPost, samplePostFile, saveIn } from '../src/blog/testing/posts.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { runHere } from './command/testing/run-here.ts';

const POSTS = join(import.meta.dirname, 'posts.ts');

/** Runs the command with the settings of the machine that serves the public site. */
const posts = (dataDir: string, ...args: string[]) =>
  runHere(POSTS, args, { DATA_DIR: dataDir, SITE_URL: 'https://www.example.com' });

test('sync adds, updates and removes a post and its picture; export writes them unchanged', async () => {
  const dataDir = temporaryFolder();
  const folder = temporaryFolder({
    'my-post.md': samplePostFile({}, '![A desk](photos/desk.jpg)'),
  });
  const create = { width: 1400, height: 700, channels: 3, background: '#876' } as const;
  const picture = await sharp({ create }).jpeg().toBuffer();
  mkdirSync(join(folder, 'photos'));
  writeFileSync(join(folder, 'photos/desk.jpg'), picture);
  const said = async (...args: string[]) => {
    const { status, stdout, stderr } = await posts(dataDir, ...args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return stdout;
  };
  expect(await said('sync', folder)).toBe('added    my-post\n');
  expect(await said('sync', folder)).toBe(`${blogPath(dataDir)} has what the files say.\n`);
  writeFileSync(join(folder, 'my-post.md'), samplePostFile({ is_published: 'false' }));
  expect(await said('sync', folder)).toBe('updated  my-post\n');
  writeFileSync(join(folder, 'my-post.md'), samplePostFile({}, '![A desk](photos/desk.jpg)'));
  await said('sync', folder);

  const out = join(folder, 'out');
  expect(await said('export', out)).toBe(`${out}: 1 post, 1 picture\n`);
  expect(readFileSync(join(out, 'my-post.md'), 'utf8')).toMatch(
    /is_published: true\n---\n\n!\[A desk\]\(my-post\/desk-[0-9a-f]{8}-1280\.webp\)\n$/,
  );
  expect(readdirSync(join(out, 'my-post'))).toHaveLength(1);
  rmSync(join(folder, 'my-post.md'));
  expect(await said('sync', folder)).toBe('removed  my-post\n');
});

test('an invalid post changes nothing, and is reported', async () => {
  const dataDir = temporaryFolder();
  const folder = temporaryFolder({ 'good.md': samplePostFile(), 'My post.md': 'Text' });
  const { status, stderr } = await posts(dataDir, 'sync', folder);
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^My post\.md, file name: .*my-post\.md\nNothing is changed in the blog\.\n$/,
  );
});

test('the list has the posts of the files, and those only in the store', async () => {
  const dataDir = temporaryFolder();
  const files = readdirSync(FIRM_POSTS.posts).filter((name) => name.endsWith('.md'));
  await saveIn(dataDir, [
    sampleNewPost({ slug: 'draft', is_published: false }),
    sampleNewPost({ slug: 'later', published_at: '2999-12-31' }),
    sampleNewPost({ slug: 'odd' }),
  ]);
  execIn(
    blogPath(dataDir),
    `UPDATE blog_posts SET title = char(27) || ']0;x' || char(7) || char(8238) WHERE slug = 'draft';
     UPDATE blog_posts SET published_at = 'soon' WHERE slug = 'odd'`,
  );
  const { stdout, stderr } = await posts(dataDir, 'list');
  expect(stdout.split('\n\n')[0]?.split('\n')).toHaveLength(files.length);
  expect(stdout).toContain(
    `\n\nOnly in ${blogPath(dataDir)}:\n` +
      '2999-12-31  scheduled  later  Sales tax\n' +
      '2026-11-03  draft      draft  \\u{1b}]0;x\\u{7}\\u{202e}\n',
  );
  const odd = /^a post cannot be shown: post "odd": published_at: /;
  expect(stderr).toMatch(odd);
  const out = join(temporaryFolder(), 'out');
  const exported = await posts(dataDir, 'export', out);
  expect(exported).toMatchObject({ status: 1, stdout: `${out}: 2 posts, 0 pictures\n` });
  expect(exported.stderr).toMatch(odd);
});

test.each<[string[], RegExp]>([
  [['publish', 'a'], /unknown command 'publish'/],
  [['new'], /missing required argument 'title'/],
])('misuse is explained: %j', async (args, said) => {
  const { status, stderr } = await posts(temporaryFolder(), ...args);
  expect(status).toBe(2);
  expect(stderr).toMatch(said);
});

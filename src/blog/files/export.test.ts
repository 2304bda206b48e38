import { cpSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { IS_LONG } from '../../../tests/long.ts';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import type { NewPost } from '../post.ts';
import type { PostStore } from '../post-store.ts';
import { openSqlitePosts } from '../stores/sqlite/store.ts';
import { sampleNewPost, samplePostFile } from '../testing.ts';
import { exportPosts } from './export.ts';
import { FIRM_POSTS } from './post-folders.ts';
import { readPostFiles } from './read-post-file.ts';

function newStore(): PostStore {
  const store = openSqlitePosts(join(temporaryFolder(), 'blog.sqlite'));
  onTestFinished(() => store.close());
  return store;
}

const newFolder = () => join(temporaryFolder(), 'posts');

/** Every file of a folder with its bytes, by its path. */
function filesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    files.map((file) => [file.slice(folder.length + 1), readFileSync(file, 'latin1')]),
  );
}

/** Every post as it is stored. */
async function postFiles(store: PostStore) {
  return Promise.all((await store.all()).map(({ slug }) => store.postFile(slug)));
}

/** Exports a store, imports that into an empty one, and exports that; the files of both. */
async function roundTrip(store: PostStore, served = temporaryFolder()) {
  const [first, second, again] = [newFolder(), newFolder(), newStore()];
  const { faults } = await exportPosts(store, first, { served });
  expect(faults).toEqual([]);
  await again.sync(await readPostFiles({ posts: first, served }));
  await exportPosts(again, second, { served });
  expect(await postFiles(again)).toEqual(await postFiles(store));
  expect(filesIn(second)).toEqual(filesIn(first));
  return filesIn(first);
}

const photo = (width: number, height: number, format: 'jpeg' | 'png' | 'avif' = 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: '#876' } })
    .toFormat(format)
    .toBuffer();

/** All of the firm's posts in the long run, else as many as show what a post may hold. */
const POST_FOLDERS = IS_LONG ? '*.md' : '{b,c,h}*.md';

test('the firm’s own posts come back as they are, in Markdown', async () => {
  const store = newStore();
  const posts = temporaryFolder();
  for (const file of globSync(POST_FOLDERS, { cwd: FIRM_POSTS.posts })) {
    cpSync(join(FIRM_POSTS.posts, file), join(posts, file));
  }
  await store.sync(await readPostFiles({ ...FIRM_POSTS, posts }));
  const files = Object.values(await roundTrip(store));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((text) => text.includes('format: html'))).toEqual([]);
});

const MARKDOWN = '![The "front" & desk](photos/My%20desk%21.jpg) ![again](photos/My%20desk%21.jpg)';
const IN_HTML =
  '<figure><img alt="b" src="photos/My desk!.jpg"><figcaption>c</figcaption></figure> <img src="photos/My desk!.jpg" width="20">';

test.each([
  ['Markdown', MARKDOWN, /!\[The "front" & desk\]\(desk\/my-desk-[0-9a-f]{8}-1280\.webp\)/],
  ['HTML, where Markdown cannot say it', IN_HTML, /\nformat: html\n/],
])('pictures travel with their post, and come back as they are, in %s', async (_, body, said) => {
  const store = newStore();
  const folder = temporaryFolder({
    'desk.md': samplePostFile({ image_url: 'cover.avif' }, body),
    'photos/x': '',
  });
  writeFileSync(join(folder, 'photos/My desk!.jpg'), await photo(1600, 900));
  writeFileSync(join(folder, 'cover.avif'), await photo(900, 450, 'avif'));
  await store.sync(await readPostFiles({ posts: folder, served: folder }));

  const files = await roundTrip(store, folder);
  expect(files['desk.md']).toMatch(/^image_url: desk\/cover-[0-9a-f]{8}-900\.webp$/m);
  expect(files['desk.md']).toMatch(said);
  expect(Object.keys(files)).toHaveLength(3);
  expect((await store.postFile('desk'))?.pictures).toHaveLength(4);
});

test.each<Partial<NewPost>>([
  { content: '<section class="x">a</section>\r\n<p>b\n\n\n c</p>  \n' },
  { content: '<p>Text<sup><a href="#fn">1</a></sup></p><!-- c --><script>alert(1)</script>' },
  { content: '---\ntitle: x\n---\n' },
  { content: '<table><tr><td>no head<td colspan=2>x</table>' },
  {
    ...{ title: '1040', denomination: '941', excerpt: 'yes: "no" # {x} & *y*' },
    ...{ category: 'true', author_name: '- a' },
  },
  { title: 'null', author_title: '2026-01-01', is_published: false, published_at: '2031-12-31' },
])('a hard one comes back: %j', async (fields) => {
  const store = newStore();
  await store.sync([{ post: sampleNewPost(fields), pictures: [] }]);
  await roundTrip(store);
});

test('an export writes and names a post that a sync would refuse', async () => {
  const store = newStore();
  await store.sync([
    { post: sampleNewPost({ content: '<img src="data:image/gif;base64,x">' }), pictures: [] },
  ]);
  const folder = newFolder();
  const { posts, faults } = await exportPosts(store, folder, { served: folder });
  expect(posts).toBe(1);
  expect(faults).toEqual([
    { slug: 'sales-tax', reason: expect.stringContaining('body: expected pictures') },
  ]);
  expect(filesIn(folder)['sales-tax.md']).toContain('data:image/gif;base64,x');
});

test('a folder with something in it is left alone', async () => {
  const folder = temporaryFolder({ 'sales-tax.md': 'mine' });
  await expect(exportPosts(newStore(), folder, { served: folder })).rejects.toThrow(/not empty/);
  expect(filesIn(folder)).toEqual({ 'sales-tax.md': 'mine' });
});

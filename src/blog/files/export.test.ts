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
import { syncPosts } from './sync-posts.ts';

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
  await syncPosts({ posts: first, served }, again);
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
  await syncPosts({ ...FIRM_POSTS, posts }, store);
  const files = Object.values(await roundTrip(store));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((text) => text.includes('format: html'))).toEqual([]);
});

test('pictures travel with their post, and come back as they are', async () => {
  const store = newStore();
  const body =
    '## Desk\n\n![The "front" & desk](photos/My%20desk%21.jpg) ![again](photos/My%20desk%21.jpg)\n\n' +
    '<figure><img alt="b" src="small.png"><figcaption>c</figcaption></figure>\n\n' +
    '![sized](/there.png)\n\n<img src="small.png" width="20">';
  const folder = temporaryFolder({
    'desk.md': samplePostFile({ image_url: 'cover.avif' }, body),
    'photos/x': '',
    'there.png': '',
  });
  writeFileSync(join(folder, 'photos/My desk!.jpg'), await photo(1600, 900));
  writeFileSync(join(folder, 'small.png'), await photo(300, 200, 'png'));
  writeFileSync(join(folder, 'cover.avif'), await photo(900, 450, 'avif'));
  await syncPosts({ posts: folder, served: folder }, store);

  const files = await roundTrip(store, folder);
  const text = files['desk.md'] ?? '';
  expect(text).toMatch(/^image_url: desk\/cover-[0-9a-f]{8}-900\.webp$/m);
  expect(text).toMatch(/!\[The "front" & desk\]\(desk\/my-desk-[0-9a-f]{8}-1280\.webp\)/);
  expect(text).not.toContain('format: html');
  expect(Object.keys(files)).toHaveLength(4);
  expect((await store.postFile('desk'))?.pictures).toHaveLength(5);
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
    { slug: 'sales-tax', reason: expect.stringContaining('sales-tax.md, body: expected pictures') },
  ]);
  expect(filesIn(folder)['sales-tax.md']).toContain('data:image/gif;base64,x');
});

test('a folder with something in it is left alone, unless forced', async () => {
  const store = newStore();
  await store.sync([{ post: sampleNewPost(), pictures: [] }]);
  const folder = temporaryFolder({ 'sales-tax.md': 'mine', 'other.md': 'mine' });
  await expect(exportPosts(store, folder, { served: folder })).rejects.toThrow(/is not empty/);
  expect(filesIn(folder)['sales-tax.md']).toBe('mine');
  await exportPosts(store, folder, { served: folder, force: true });
  expect(filesIn(folder)).toMatchObject({
    'sales-tax.md': expect.stringContaining('title: Sales tax'),
    'other.md': 'mine',
  });
});

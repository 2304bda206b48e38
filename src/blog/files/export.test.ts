import { cpSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { RUNS_LONG_TESTS } from '../../../tests/long.ts';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import type { NewPost } from '../post.ts';
import type { PostStore } from '../post-store.ts';
import { openSqlitePosts } from '../stores/sqlite/store.ts';
import { sampleNewPost, samplePostFile } from '../testing/posts.ts';
import { exportPosts } from './export.ts';
import { FIRM_POSTS, readPostFiles } from './read-post-file.ts';

function newStore(): PostStore {
  const store = openSqlitePosts(join(temporaryFolder(), 'blog.sqlite'));
  onTestFinished(() => store.close());
  return store;
}

/** All posts as stored. */
async function postFiles(store: PostStore) {
  return Promise.all((await store.cards()).map(({ slug }) => store.postFile(slug)));
}

/** Exports a store and expects an equal one after importing; resolves to the exported files. */
async function roundTrip(store: PostStore) {
  const [posts, again] = [join(temporaryFolder(), 'posts'), newStore()];
  await exportPosts(store, posts);
  await again.sync(await readPostFiles({ posts }));
  expect(await postFiles(again)).toEqual(await postFiles(store));
  const files = readdirSync(posts, { recursive: true, encoding: 'utf8' });
  const read = (file: string) => readFileSync(join(posts, file), 'utf8');
  return { files, texts: files.filter((file) => file.endsWith('.md')).map(read) };
}

/** All of the firm's posts in the long run, else a selection with all kinds of content. */
const POST_FOLDERS = RUNS_LONG_TESTS ? '*.md' : '{b,c,h}*.md';

test('the firm’s own posts are unchanged after export as Markdown and import', async () => {
  const store = newStore();
  const posts = temporaryFolder();
  for (const file of globSync(POST_FOLDERS, { cwd: FIRM_POSTS.posts })) {
    cpSync(join(FIRM_POSTS.posts, file), join(posts, file));
  }
  await store.sync(await readPostFiles({ posts }));
  const { texts } = await roundTrip(store);
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => text.includes('format: html'))).toEqual([]);
});

const MARKDOWN = '![The "front" & desk](photos/My%20desk%21.jpg) ![again](photos/My%20desk%21.jpg)';
const IN_HTML =
  '<figure><img alt="b" src="photos/My desk!.jpg"><figcaption>c</figcaption></figure> <img src="photos/My desk!.jpg" width="20">';

test.each([
  ['Markdown', MARKDOWN, /!\[The "front" & desk\]\(desk\/my-desk-[0-9a-f]{8}-1280\.webp\)/],
  ['HTML if Markdown cannot express it', IN_HTML, /\nformat: html\n/],
])('a post is exported with its pictures, unchanged, as %s', async (_, body, said) => {
  const store = newStore();
  const folder = temporaryFolder({
    'desk.md': samplePostFile({ image_url: 'cover.png' }, body),
    'photos/x': '',
  });
  const photo = (width: number) =>
    sharp({ create: { width, height: 450, channels: 3, background: '#876' } });
  writeFileSync(join(folder, 'photos/My desk!.jpg'), await photo(1600).jpeg().toBuffer());
  writeFileSync(join(folder, 'cover.png'), await photo(900).png().toBuffer());
  await store.sync(await readPostFiles({ posts: folder }));

  const { files, texts } = await roundTrip(store);
  expect(texts[0]).toMatch(/^image_url: desk\/cover-[0-9a-f]{8}-900\.webp$/m);
  expect(texts[0]).toMatch(said);
  expect(files.filter((file) => file.endsWith('.webp'))).toHaveLength(2);
  expect((await store.postFile('desk'))?.pictures).toHaveLength(4);
});

test.each<Partial<NewPost>>([
  { content: '<section class="x">a</section>\r\n<p>b\n\n\n c</p>  \n' },
  { content: '<p>Text<sup><a href="#fn">1</a></sup></p><!-- c --><script>alert(1)</script>' },
  { content: '---\ntitle: x\n---\n' },
  { content: '<p><img src="/favicon.svg" alt=""></p>' },
  { content: '<table><tr><td>no head<td colspan=2>x</table>' },
  {
    title: '1040',
    denomination: '941',
    excerpt: 'yes: "no" # {x} & *y*',
    category: 'true',
    author_name: '- a',
    modified_at: '2026-11-04',
  },
  { title: 'null', author_title: '2026-01-01', is_published: false, published_at: '2031-12-31' },
])('a post with difficult content is unchanged after export and import: %j', async (fields) => {
  const store = newStore();
  await store.sync([{ post: sampleNewPost(fields), pictures: [] }]);
  await roundTrip(store);
});

test('exportPosts rejects a folder that is not empty, and leaves it unchanged', async () => {
  const folder = temporaryFolder({ 'sales-tax.md': 'mine' });
  await expect(exportPosts(newStore(), folder)).rejects.toThrow(/not empty/);
  expect(readFileSync(join(folder, 'sales-tax.md'), 'utf8')).toBe('mine');
});

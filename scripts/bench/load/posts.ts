import { blogPath } from '../../../src/blog/stores/sqlite/driver.ts';
import { openSqlitePosts } from '../../../src/blog/stores/sqlite/store.ts';

const SECTION = `<h2>What to file</h2><p>${'The firm files each return before the quarter ends. '.repeat(20)}</p>`;

const POST = {
  title: 'Sales tax',
  excerpt: 'What to file, and when.',
  category: 'Tax',
  image_url: null,
  author_name: 'Ann Lee',
  author_title: 'CPA',
  denomination: null,
  published_at: '2026-11-03',
  modified_at: null,
  is_published: true,
};

/** Saves published posts of about 5 to 15 KB in a data folder: /blog/post-0 and so on. */
export async function saveMadeUpPosts(dataDir: string, count: number): Promise<void> {
  const store = openSqlitePosts(blogPath(dataDir));
  const posts = Array.from({ length: count }, (_, index) => ({
    post: { ...POST, slug: `post-${index}`, content: SECTION.repeat(5 + (index % 11)) },
    pictures: [],
  }));
  await store.sync(posts);
  store.close();
}

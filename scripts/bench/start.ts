/**
 * `npm run bench:start`: five starts of the built site, medians: time to listening (ms); resident
 * memory (MB) after a visit, and after 1,000 posts were requested once each.
 */
import { blogPath } from '../../src/blog/stores/sqlite/kind.ts';
import { openSqlitePosts } from '../../src/blog/stores/sqlite/store.ts';
import { residentMegabytes } from '../../tests/resident-megabytes.ts';
import { newDataDir, serveBuiltSite } from '../../tests/serve-built-site.ts';
import { median } from './load/median.ts';

const STARTS = 5;
const POSTS = 1_000;
const VISIT = ['/', '/contact', '/blog', '/blog/post-0'];

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

const figures = new Map<string, number[]>();
for (let run = 0; run < STARTS; run += 1) {
  const dataDir = newDataDir();
  await saveMadeUpPosts(dataDir, POSTS);
  const started = performance.now();
  const site = await serveBuiltSite({ dataDir, program: 'scripts/start.ts' });
  note('listening, ms', performance.now() - started);
  const get = async (path: string) => (await fetch(site.url + path)).text();
  for (const path of VISIT) await get(path);
  note('after a visit, MB', residentMegabytes(site.pid));
  for (let place = 0; place < POSTS; place += 1) await get(`/blog/post-${place}`);
  note('after 1,000 posts, MB', residentMegabytes(site.pid));
  await site.close();
}
for (const [what, values] of figures) {
  process.stdout.write(`${what}: ${median(values).toFixed(0)}\n`);
}

function note(what: string, value: number): void {
  figures.set(what, [...(figures.get(what) ?? []), value]);
}

/** Saves published posts of about 5 to 15 KB in a data folder: /blog/post-0 and so on. */
async function saveMadeUpPosts(dataDir: string, count: number): Promise<void> {
  const store = openSqlitePosts(blogPath(dataDir));
  const posts = Array.from({ length: count }, (_, place) => ({
    post: { ...POST, slug: `post-${place}`, content: SECTION.repeat(5 + (place % 11)) },
    pictures: [],
  }));
  await store.sync(posts);
  store.close();
}

/**
 * `npm run bench:start`: medians of five starts of the built site: time to listening (ms); resident
 * memory (MB) after one visit, and after 1,000 posts were requested once each.
 */
import { residentMegabytes } from '../../tests/resident-megabytes.ts';
import { newDataDir, serveBuiltSite } from '../../tests/serve-built-site.ts';
import { median } from './load/median.ts';
import { saveMadeUpPosts } from './load/posts.ts';

const STARTS = 5;
const POSTS = 1_000;
const VISIT = ['/', '/contact', '/blog', '/blog/post-0'];

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
  for (let index = 0; index < POSTS; index += 1) await get(`/blog/post-${index}`);
  note('after 1,000 posts, MB', residentMegabytes(site.pid));
  await site.close();
}
for (const [what, values] of figures) {
  process.stdout.write(`${what}: ${median(values).toFixed(0)}\n`);
}

function note(what: string, value: number): void {
  figures.set(what, [...(figures.get(what) ?? []), value]);
}

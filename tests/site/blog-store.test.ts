import { expect, onTestFinished, test } from 'vitest';
import { execIn } from '../../src/base/sqlite/testing/exec-in.ts';
import type { NewPost } from '../../src/blog/post.ts';
import { blogPath } from '../../src/blog/stores/sqlite/kind.ts';
import { sampleNewPost, saveIn } from '../../src/blog/testing.ts';
import { BLOG_POST } from '../content.ts';
import { type BuiltSite, newDataDir, serveBuiltSite } from '../serve-built-site.ts';
import { open, textsIn } from './opened.ts';

/** An article with its own date. */
const article = (day: number, fields: Partial<NewPost> = {}): NewPost =>
  sampleNewPost({
    slug: `day-${day}`,
    title: `Day ${day}`,
    category: 'Diary',
    published_at: `2026-01-0${day}`,
    ...fields,
  });

/** A separate server with this folder. */
async function serve(dataDir: string): Promise<BuiltSite> {
  const site = await serveBuiltSite({ dataDir });
  onTestFinished(site.close);
  return site;
}

test('three related posts at most, of the same category, newest first', async () => {
  const dataDir = newDataDir();
  await saveIn(dataDir, [
    ...[1, 2, 3, 4, 5].map((day) => article(day)),
    article(7, { category: 'Letters' }),
    article(8, { is_published: false }),
    article(9, { category: 'Alone' }),
  ]);
  const { url } = await serve(dataDir);
  const related = `section:has(h2:contains('${BLOG_POST.relatedHeading}')) h3`;
  expect(textsIn(await open(`${url}/blog/day-4`), related)).toEqual(['Day 5', 'Day 3', 'Day 2']);
  const alone = await open(`${url}/blog/day-9`);
  expect(textsIn(alone, 'h1')).toEqual(['Day 9']);
  expect(textsIn(alone, related)).toEqual([]);
});

test('a store that fails is logged at once, not at every read, and visitors find no posts', async () => {
  const dataDir = newDataDir();
  const { url, logged } = await serve(dataDir);
  execIn(blogPath(dataDir), 'DROP TABLE blog_posts');
  const fault = {
    level: 'error',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    err: expect.objectContaining({ message: expect.stringContaining('blog_posts') }),
    msg: 'blog: it cannot be read',
  };
  const read = () => logged().map((line): unknown => JSON.parse(line));
  expect(read()).toEqual([]);

  expect((await fetch(`${url}/blog`)).status).toBe(200);
  expect((await open(`${url}/blog`))('main').text()).toContain('No blog posts found.');
  await expect.poll(read).toEqual([fault]);

  // Not 404: search engines must not drop a post for our fault.
  const post = await fetch(`${url}/blog/day-1`);
  expect(post.status).toBe(503);
  expect(await post.text()).toContain(BLOG_POST.missing.title);
  expect(read()).toEqual([fault]);
});

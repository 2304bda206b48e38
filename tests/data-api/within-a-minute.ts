import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { NewPost } from '../../src/blog/post.ts';
import { sampleNewPost } from '../../src/blog/testing/posts.ts';
import { start } from '../../src/server/start.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { openPosts, siteSettings } from './posts-of.ts';
import type { TestDataApi } from './start.ts';

const DIST = join(import.meta.dirname, '../../dist');

/** Tests of how soon the site shows what changed. */
export function testTimes(api: () => TestDataApi): void {
  /** The site in this process, with a fake clock. */
  async function serve(): Promise<string> {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const env = { ...siteSettings(api()), PORT: '0', DATA_DIR: temporaryFolder() };
    const { url, close } = await start(env, DIST);
    onTestFinished(close);
    return url;
  }

  test('a sync or the table editor shows and hides a post within a minute, also in the feed', async () => {
    const store = await openPosts(api());
    const posts = [
      sampleNewPost({ slug: 'to-show', is_published: false }),
      sampleNewPost({ slug: 'to-date', published_at: '2999-12-31' }),
      sampleNewPost({ slug: 'to-hide' }),
      sampleNewPost({ slug: 'to-edit' }),
    ];
    await store.sync(posts.map((post) => ({ post, pictures: [] })));
    const url = await serve();
    /** Whether page, list and feed show each post. */
    const shown = async () => {
      const pages = ['/blog', '/blog/feed.xml'].map(async (path) =>
        (await fetch(url + path)).text(),
      );
      const lists = await Promise.all(pages);
      const found = posts.map(async ({ slug }) => {
        const post = await fetch(`${url}/blog/${slug}`);
        return [slug, post.ok, ...lists.map((list) => list.includes(`/blog/${slug}`))].join(' ');
      });
      return Promise.all(found);
    };
    const everywhere = 'true true true';
    const nowhere = 'false false false';
    const before = [
      `to-show ${nowhere}`,
      `to-date ${nowhere}`,
      `to-hide ${everywhere}`,
      `to-edit ${everywhere}`,
    ];
    const after = [
      `to-show ${everywhere}`,
      `to-date ${everywhere}`,
      `to-hide ${nowhere}`,
      `to-edit ${nowhere}`,
    ];
    // On a busy machine, the first responses may start before the store reports the missing post.
    await expect.poll(shown).toEqual(before);
    const changes: Record<string, Partial<NewPost>> = {
      'to-show': { is_published: true },
      'to-hide': { is_published: false },
      'to-date': { published_at: '2026-01-02' },
    };
    const changed = posts.map((post) => ({ ...post, ...changes[post.slug] }));
    await store.sync(changed.map((post) => ({ post, pictures: [] })));
    await api().sql(`update public.blog_posts set is_published = false where slug = 'to-edit'`);
    // Missing posts are not cached: a new post has its page at once.
    expect(await shown()).toEqual(
      before.map((line) => line.replace(/^(to-show|to-date) false/, '$1 true')),
    );
    vi.advanceTimersByTime(60_000);
    await expect.poll(shown).toEqual(after);
  });
}

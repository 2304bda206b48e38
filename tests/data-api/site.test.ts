import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cachedPosts } from '../../blog/cache/cache.ts';
import { supabasePosts } from '../../blog/stores/supabase/kind.ts';
import { readSettings } from '../../settings/settings.ts';
import { ARTICLES } from '../content.ts';
import { type BuiltSite, serveBuiltSite } from '../serve-built-site.ts';
import { siteSettings } from './posts-of.ts';
import { type SiteOnSupabase, serveOnSupabase } from './serve-on-supabase.ts';
import { describeOnDataApi } from './suite.ts';

const PATHS = [
  '/blog',
  '/blog?page=2',
  '/blog?category=None',
  ...new Set(ARTICLES.map(({ category }) => `/blog?${new URLSearchParams({ category })}`)),
  ...ARTICLES.map(({ slug }) => `/blog/${slug}`),
  '/blog/no-such-post',
];

describeOnDataApi('the site on Supabase', () => {
  let [onFile, onSupabase]: [BuiltSite?, SiteOnSupabase?] = [];
  beforeAll(async () => {
    [onFile, onSupabase] = await Promise.all([serveBuiltSite(), serveOnSupabase()]);
  });
  afterAll(() => Promise.all([onFile?.close(), onSupabase?.close()]));

  async function visit(site: BuiltSite | undefined, path: string) {
    const answer = await fetch(`${site?.url}${path}`);
    return { status: answer.status, html: await answer.text() };
  }

  test.each(PATHS)('%s is the same page on either store', async (path) => {
    const page = await visit(onFile, path);
    expect(page.html).toContain('</html>');
    expect(await visit(onSupabase, path)).toEqual(page);
    expect(onSupabase?.logged()).toEqual([]);
  });

  test('what is published or hidden in the table editor is so within a minute', async () => {
    if (!onSupabase) throw new Error('expected a site');
    const { api } = onSupabase;
    const site = await supabasePosts.read(readSettings(siteSettings(api)), () => {});
    let now = 0;
    const posts = cachedPosts(site, { ...supabasePosts.ages, now: () => now });
    const [shown] = (await posts.list({ page: 1 })).posts;
    const slug = shown?.slug ?? '';
    expect(await posts.bySlug(slug)).toBeDefined();
    for (const isPublished of [false, true]) {
      await api.sql(
        `update public.blog_posts set is_published = ${isPublished} where slug = '${slug}'`,
      );
      now += 60_000;
      await vi.waitFor(async () => {
        expect((await posts.bySlug(slug)) !== undefined).toBe(isPublished);
        const { posts: cards } = await posts.list({ page: 1 });
        expect(cards.some((card) => card.slug === slug)).toBe(isPublished);
      });
    }
  });
});

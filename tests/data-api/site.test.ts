import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIRM_ARTICLES } from '../../blog/articles/article-folders.ts';
import { importArticles } from '../../blog/articles/import.ts';
import { ARTICLES } from '../content.ts';
import { type BuiltSite, serveBuiltSite } from '../serve-built-site.ts';
import { wholeAnswer } from '../whole-answer.ts';
import { postsOf, siteSettings } from './posts-of.ts';
import { describeOnDataApi } from './suite.ts';

const PATHS = [
  '/blog',
  '/blog?page=2',
  '/blog?category=None',
  ...new Set(ARTICLES.map(({ category }) => `/blog?${new URLSearchParams({ category })}`)),
  ...ARTICLES.slice(0, 3).map(({ slug }) => `/blog/${slug}`),
  '/blog/no-such-post',
];

describeOnDataApi('the site on Supabase', (api) => {
  let onFile: BuiltSite;
  let onSupabase: BuiltSite;
  beforeAll(async () => {
    await importArticles(FIRM_ARTICLES, await postsOf(api()));
    onFile = await serveBuiltSite();
    onSupabase = await serveBuiltSite({ env: siteSettings(api()) });
  });
  afterAll(() => Promise.all([onFile.close(), onSupabase.close()]));

  async function visit(site: BuiltSite, path: string) {
    const answer = await wholeAnswer(() => fetch(site.url + path));
    return { status: answer.status, html: await answer.text() };
  }

  test.each(PATHS)('%s is the same page on either store', async (path) => {
    const page = await visit(onFile, path);
    expect(page.html).toContain('</html>');
    expect(await visit(onSupabase, path)).toEqual(page);
    expect(onSupabase.logged()).toEqual([]);
  });
});

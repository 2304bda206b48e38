import { expect, onTestFinished, test } from 'vitest';
import { sampleArticle } from '../../blog/testing.ts';
import { POSTS } from '../../cli/testing/post-commands.ts';
import { runCommandBeside } from '../../cli/testing/run-command.ts';
import { serveBuiltSite } from '../serve-built-site.ts';
import { commandSettings, postsOf, siteSettings } from './posts-of.ts';
import { describeOnDataApi } from './suite.ts';

/** What is fresh for a minute, and some time for a busy machine. */
const PATIENCE = { timeout: 90_000, interval: 1_000 };

describeOnDataApi('the site on Supabase', (api) => {
  test(
    'a command shows and hides a post on the running site, feeds included',
    async () => {
      const site = await serveBuiltSite({ env: siteSettings(api()) });
      onTestFinished(site.close);
      const store = await postsOf(api());
      const articles = [
        sampleArticle({ slug: 'to-show', is_published: false }),
        sampleArticle({ slug: 'to-hide' }),
        sampleArticle({ slug: 'to-date', published_at: '2999-12-31' }),
      ];
      await store.save(articles.map((article) => ({ article, pictures: [] })));
      const posts = async (...args: string[]) => {
        const { status, stderr } = await runCommandBeside(POSTS, args, commandSettings(api()));
        expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      };
      /** Of the posts, those that show by each way that leads to them. */
      const shown = async () => {
        const found = articles.map(async ({ slug }) => {
          const post = await fetch(`${site.url}/blog/${slug}`);
          const lists = ['/blog', '/blog/feed.xml', '/blog/feed.json'].map(async (path) =>
            (await (await fetch(site.url + path)).text()).includes(`/blog/${slug}`),
          );
          return [slug, post.ok, ...(await Promise.all(lists))].join(' ');
        });
        return Promise.all(found);
      };
      const everywhere = 'true true true true';
      const nowhere = 'false false false false';
      // On a busy machine the first answers may begin before it is known that a post is not there.
      await expect
        .poll(shown, PATIENCE)
        .toEqual([`to-show ${nowhere}`, `to-hide ${everywhere}`, `to-date ${nowhere}`]);
      await posts('publish', 'to-show');
      await posts('unpublish', 'to-hide');
      await posts('schedule', 'to-date', '2026-01-02');
      await expect
        .poll(shown, PATIENCE)
        .toEqual([`to-show ${everywhere}`, `to-hide ${nowhere}`, `to-date ${everywhere}`]);
      expect(site.logged()).toEqual([]);
    },
    2 * PATIENCE.timeout,
  );
});

import { expect, test } from '@playwright/test';
import { samplePost } from '../../src/blog/testing.ts';
import { BLOG_POST } from '../content.ts';
import { keyFor } from '../data-api/keys.ts';
import { faultyDataApi } from '../faulty-data-api.ts';
import { serveBuiltSite } from '../serve-built-site.ts';

test.use({ javaScriptEnabled: false });

test('late posts take the place of the spinner, without script', async ({ page }) => {
  const post = samplePost();
  const api = await faultyDataApi([post]);
  const env = { SUPABASE_URL: api.url, SUPABASE_ANON_KEY: keyFor('anon', 'secret') };
  const site = await serveBuiltSite({ env });
  try {
    // A server's first response takes longer.
    await page.goto(`${site.url}/blog/another`);
    const pages = [
      { path: '/blog', waits: 'Loading articles', shows: post.title },
      { path: `/blog/${post.slug}`, waits: 'Loading article', shows: post.title },
      { path: '/blog/none', waits: 'Loading article', shows: BLOG_POST.missing.title },
    ];
    for (const { path, waits, shows } of pages) {
      await api.become('hesitates');
      await page.goto(site.url + path, { waitUntil: 'commit' });
      const spinner = page.getByRole('status').filter({ hasText: waits });
      await expect(spinner).toBeVisible();
      await api.become('answers well');
      await expect(page.getByRole('heading', { name: shows, exact: true })).toBeVisible();
      await expect(spinner).toBeHidden();
    }
  } finally {
    await site.close();
    await api.close();
  }
});

import { expect, onTestFinished, test } from 'vitest';
import { pagePolicy } from '../../scripts/build/page-policy.ts';
import { execIn } from '../../src/base/sqlite/testing/exec-in.ts';
import { blogPath } from '../../src/blog/stores/sqlite/driver.ts';
import { BLOG_POST } from '../content.ts';
import { newDataDir, serveBuiltSite } from '../serve-built-site.ts';

test('if posts cannot be read, the list is empty, other blog pages are 503, and one line is logged', async () => {
  const dataDir = newDataDir();
  const { url, close, logged } = await serveBuiltSite({ dataDir });
  onTestFinished(close);
  execIn(blogPath(dataDir), 'DROP TABLE blog_posts');
  // Not 404: search engines must not drop a post because of our fault.
  for (const [path, status, words] of [
    ['/blog', 200, 'No blog posts found.'],
    ['/blog/any', 503, BLOG_POST.missing.title],
  ] as const) {
    const answer = await fetch(url + path);
    expect(answer.status, path).toBe(status);
    const html = await answer.text();
    expect(html).toContain(words);
    expect(answer.headers.get('content-security-policy'), path).toBe(pagePolicy(html));
  }
  for (const path of ['/blog/feed.xml', '/blog/sitemap.xml']) {
    const { status, headers } = await fetch(url + path);
    expect([status, headers.get('retry-after')], path).toEqual([503, '60']);
    expect(headers.get('cache-control'), path).toBe('no-store');
  }
  expect((await fetch(`${url}/sitemap-pages.xml`)).status).toBe(200);
  const lines = () => logged().map((line): unknown => JSON.parse(line));
  await expect.poll(lines).toEqual([
    {
      level: 'error',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      err: expect.objectContaining({ message: expect.stringContaining('blog_posts') }),
      msg: 'blog: it cannot be read',
    },
  ]);
});

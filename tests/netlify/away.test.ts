/** The function without posts. */
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { serveBuiltSite } from '../serve-built-site.ts';
import { HOST, NO_POSTS } from './serve-on-netlify.ts';

const site = await serveBuiltSite({ program: HOST, env: NO_POSTS });
afterAll(site.close);

test.each([
  ['/blog', 200, 'No blog posts found.'],
  ['/blog/any-post', 503, 'Post Not Found'],
  ['/blog/feed.xml', 503, 'cannot be read now'],
])('%s is %d and kept nowhere', async (path, status, said) => {
  const answer = await fetch(site.url + path);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(said);
  expect(answer.headers.get('netlify-cdn-cache-control')).toBeNull();
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('the pages that need no posts are there', async () => {
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
});

test('the log says so once', async () => {
  await fetch(`${site.url}/blog`);
  await expect
    .poll(site.logged)
    .toEqual([expect.stringContaining('"msg":"blog: it cannot be read"')]);
});

test('without a project, due dates are there, and the log names what the blog lacks', async () => {
  const none = { SUPABASE_URL: '', SUPABASE_ANON_KEY: '' };
  const alone = await serveBuiltSite({ program: HOST, env: none });
  onTestFinished(alone.close);
  const statuses = ['/dates', '/blog/any-post'].map(
    async (path) => (await fetch(alone.url + path)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 503]);
  await expect.poll(alone.logged).toEqual([expect.stringContaining('SUPABASE_URL is not set')]);
});

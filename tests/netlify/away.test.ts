/** The function without posts, and its refusals to start. */
import { spawnSync } from 'node:child_process';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { newDataDir, serveBuiltSite } from '../serve-built-site.ts';

const program = 'tests/netlify/host.ts';
/** Nothing listens there. */
const env = { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_ANON_KEY: 'sb_publishable_test' };
const site = await serveBuiltSite({ dataDir: newDataDir(), program, env });
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
  expect(site.logged()).toEqual([expect.stringContaining('"msg":"blog: it cannot be read"')]);
});

test('without a project, due dates are there, and the log names what the blog lacks', async () => {
  const none = { SUPABASE_URL: '', SUPABASE_ANON_KEY: '' };
  const alone = await serveBuiltSite({ dataDir: newDataDir(), program, env: none });
  onTestFinished(alone.close);
  const statuses = ['/dates', '/blog/any-post'].map(
    async (path) => (await fetch(alone.url + path)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 503]);
  expect(alone.logged()).toEqual([expect.stringContaining('SUPABASE_URL is not set')]);
});

// These are last: while they wait, the connection to the site above ends unnoticed.
test.each([
  [{ SUPABASE_ANON_KEY: '' }, 'SUPABASE_ANON_KEY is not set, which SUPABASE_URL needs'],
  [{ SUPABASE_SERVICE_KEY: 'sb_secret_x' }, 'never to the site'],
])('it does not start with %o', (wrong, said) => {
  const { status, stderr } = spawnSync(process.execPath, [program], {
    env: { ...process.env, ...env, ...wrong },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining(said)]);
});

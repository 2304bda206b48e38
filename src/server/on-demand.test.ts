import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { waitUntil } from '../../tests/wait.ts';
import { createPosts, type PostList, type PostSource, type Posts } from '../blog/posts.ts';
import { fakePosts, NO_LIST, samplePost } from '../blog/testing/posts.ts';
import type { Pages } from './respond/pages.ts';
import { policyOf } from './testing/fake-site.ts';
import { appForTest } from './testing/test-app.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };

const appWith = (render: Pages['render'], changes: Partial<Posts> = {}) =>
  appForTest({ render, posts: fakePosts(changes) });

/** Like `appWith`, but streams pages at once. */
const growingAppWith = (render: Pages['render'], changes: Partial<Posts> = {}) =>
  appForTest({ render, posts: fakePosts(changes), limits: { streamAfterMs: 0 } });

test('only known paths are rendered, each once, without the visitor’s query and headers', async () => {
  const seen: string[] = [];
  const { app } = await appWith(async ({ method, url }) => {
    seen.push(`${method} ${url}`);
    return new Response('page', { headers: html });
  });
  const known = ['/blog', '/blog/sales-tax', '/art/post/a-1.svg', '/pictures/a-1/b.webp'];
  const others = [
    '/blog/a/b',
    '/pictures/a.webp',
    '/_image',
    '/contact/check',
    '/art/post/%22.svg',
  ];
  for (const url of [...known, ...known.map((path) => `${path}?x=1`), ...others]) {
    const headers = { 'x-forwarded-host': 'a:b@evil.example', cookie: 'a=1' };
    const { statusCode } = await app.inject({ url, headers });
    expect(statusCode, url).toBe(others.includes(url) ? 404 : 200);
  }
  expect(seen).toEqual(known.map((path) => `GET http://localhost${path}`));
});

describe('rendering once', () => {
  const titled = (title: string) => new Response(title, { headers: html });

  test('requests for a page that is being rendered share one rendering', async () => {
    const rendered = Promise.withResolvers<void>();
    const render = vi.fn(async () => {
      await rendered.promise;
      return titled('page');
    });
    const { app } = await appWith(render);
    const answers = Promise.all([1, 2, 3].map(() => app.inject('/blog')));
    await waitUntil(() => render.mock.calls.length > 0);
    rendered.resolve();
    expect((await answers).map(({ body }) => body)).toEqual(['page', 'page', 'page']);
    expect(render).toHaveBeenCalledOnce();
  });

  test('concurrent requests for a post read it once, and later requests not at all', async () => {
    const read = vi.fn<PostSource['posts']>(() => setTimeout(20, [samplePost()]));
    const posts = createPosts(() => ({ ...fakePosts(), cards: async () => [], posts: read }));
    const { app } = await appForTest({ render: async () => titled('page'), posts });
    for (const visitors of [3, 3]) {
      await Promise.all(
        Array.from({ length: visitors }, (_, x) => app.inject(`/blog/sales-tax?x=${x}`)),
      );
      expect(read).toHaveBeenCalledOnce();
    }
  });

  test('all missing posts share one rendering', async () => {
    const render = vi.fn(async () => new Response('no such post', { status: 404, headers: html }));
    const { app } = await appWith(render);
    for (const slug of ['-', 'none', 'nope', 'wp-login.php', 'A', 'a'.repeat(900)]) {
      const { statusCode, body } = await app.inject(`/blog/${slug}`);
      expect([statusCode, body]).toEqual([404, 'no such post']);
    }
    expect(render).toHaveBeenCalledOnce();
  });

  test('a post whose lookup timed out and found nothing is rendered again for the next visitor', async () => {
    const late = Promise.withResolvers<undefined>();
    const bySlug = vi
      .fn<Posts['bySlug']>(async () => samplePost())
      .mockReturnValueOnce(late.promise);
    const statuses = [404, 200];
    const render = async () => {
      late.resolve(undefined);
      return new Response('post', { status: statuses.shift() ?? 500, headers: html });
    };
    const { app } = await appWith(render, { bySlug });
    for (const status of [404, 200, 200]) {
      expect((await app.inject('/blog/sales-tax')).statusCode).toBe(status);
    }
  });

  test('a page that shows the day is rendered again the next day', async () => {
    let day = '2026-12-31';
    const render: Pages['render'] = async (_, { today }) => titled(today());
    const { app } = await appForTest({ render, today: () => day });
    expect((await app.inject('/blog')).body).toBe(day);
    day = '2027-01-01';
    expect((await app.inject('/blog')).body).toBe(day);
  });
});

describe('a page that lacks posts', () => {
  const list = vi.fn<Posts['list']>();
  const render: Pages['render'] = async (_, { posts }) => {
    const shown = await posts?.list({ page: 1 }).catch(() => undefined);
    const headers = { ...html, ...(shown === undefined && { 'cache-control': 'no-store' }) };
    return new Response(shown === undefined ? 'no posts' : 'posts', { headers });
  };
  const whole = NO_LIST;

  test('a page without its posts is not cached', async () => {
    const { app } = await appForTest({ render, posts: fakePosts({ list }), freshMs: 0 });
    list.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(whole);
    const first = await app.inject('/blog');
    expect([first.body, first.headers['cache-control']]).toEqual(['no posts', 'no-store']);
    expect((await app.inject('/blog')).body).toBe('posts');
  });

  test('an earlier page with posts is shown for a day at most', async () => {
    const { app } = await appForTest({ render, posts: fakePosts({ list }), freshMs: 0 });
    list.mockResolvedValueOnce(whole).mockRejectedValue(new Error('away'));
    const clock = vi.spyOn(performance, 'now');
    onTestFinished(() => clock.mockRestore());
    const start = performance.now();
    for (const [hours, shown] of [
      [0, 'posts'],
      [23.9, 'posts'],
      [24.1, 'no posts'],
    ] as const) {
      clock.mockReturnValue(start + hours * 3_600_000);
      expect((await app.inject('/blog')).body, `${hours}`).toBe(shown);
    }
  });

  test('a page whose posts arrived late is complete on the next visit', async () => {
    const late = Promise.withResolvers<PostList>();
    const { app } = await growingAppWith(
      async (_, { posts }) => {
        const read = Promise.resolve(posts?.list({ page: 1 }));
        const isAtHand = (await Promise.race([read, undefined])) !== undefined;
        const opening = isAtHand ? 'head and ' : 'spinner and ';
        const shown = page(
          opening,
          read.then(() => 'posts'),
        );
        if (!isAtHand) shown.headers.set('cache-control', 'no-store');
        return shown;
      },
      { list: () => late.promise },
    );
    const growing = await app.inject({ url: '/blog', payloadAsStream: true });
    late.resolve(whole);
    expect(await text(growing.stream())).toBe('spinner and posts');
    await expect.poll(async () => (await app.inject('/blog')).body).toBe('head and posts');
  });
});

test.each([
  ['waiting time', { renderingWaitMs: 1 }],
  ['waiting pages', { renderingsWaiting: 0 }],
])(
  'over the limit of %s, a page gets 503 with Retry-After; cached pages are still served',
  async (_, limits) => {
    const rendered = Promise.withResolvers<void>();
    const { app } = await appForTest({
      limits: { renderings: 1, ...limits },
      posts: fakePosts({ bySlug: async () => samplePost() }),
      render: async ({ url }) => {
        if (url.endsWith('late')) await rendered.promise;
        return new Response('page', { headers: html });
      },
    });
    expect((await app.inject('/blog/kept')).statusCode).toBe(200);
    // Sends the request now, not when it is awaited.
    const late = Promise.resolve(app.inject('/blog/late'));
    await waitUntil(async () => (await app.inject('/blog/other')).statusCode === 503);
    const refused = await app.inject('/blog/other');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.inject('/blog/kept')).statusCode).toBe(200);
    rendered.resolve();
    expect((await late).statusCode).toBe(200);
    expect((await app.inject('/blog/other')).statusCode).toBe(200);
  },
);

test('a chunk of a page arrives while the rest is still being rendered', async () => {
  const { app, rest } = await growing();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = (await get(`${url}/blog`, { 'accept-encoding': 'br' })).setEncoding('utf8');
  const chunks: AsyncIterator<string> = answer[Symbol.asyncIterator]();
  expect((await chunks.next()).value).toBe('<p>shell</p>');
  rest.resolve(NO_LIST);
  expect((await chunks.next()).value).toBe('<p>grid</p>');
  expect((await chunks.next()).done).toBe(true);
});

test('a page on demand may show pictures from IMAGE_HOST, a prerendered page may not', async () => {
  const { app } = await appForTest({
    settings: { IMAGE_HOST: 'images.example.com' },
    render: async () => page('page'),
  });
  const policyAt = async (url: string) =>
    (await app.inject({ url })).headers['content-security-policy'];
  expect(await policyAt('/blog')).toBe(
    policyOf('/blog').replace("'self'", "'self' https://images.example.com"),
  );
  expect(await policyAt('/about')).toBe(policyOf('/about'));
});

test.each<[string, Pages['render'], logged: number]>([
  ['whose renderer logged its failure', async () => new Response(null, { status: 500 }), 0],
  ['whose renderer throws', () => Promise.reject(new Error('broken')), 1],
  ['that fails before its first chunk', async () => page(Promise.reject(new Error('broken'))), 1],
])('a page %s is logged once and gets 500', async (_, render, logged) => {
  const { app, log } = await appWith(render);
  const headers = { 'accept-encoding': 'br' };
  const response = await app.inject({ url: '/blog?secret=1', headers });
  expect(response.statusCode).toBe(500);
  expect(response.body).toContain('phone');
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  expect(log).toHaveLength(logged);
  expect(log.join()).not.toMatch(/secret|127\.0\.0\.1/);
});

test('a page that fails half-way is logged once, and its response is aborted', async () => {
  const { app, log, rest } = await growing();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await get(`${url}/blog`, {});
  rest.reject(new Error('broken'));
  await expect(answer.toArray()).rejects.toThrow('aborted');
  expect(log).toHaveLength(1);
});

/** A server whose page is a shell until `rest` resolves to its posts. */
async function growing() {
  const rest = Promise.withResolvers<PostList>();
  const render: Pages['render'] = async (_, { posts }) =>
    page(
      '<p>shell</p>',
      posts.list({ page: 1 }).then(() => '<p>grid</p>'),
    );
  return { rest, ...(await growingAppWith(render, { list: () => rest.promise })) };
}

/** A page that sends each part once it resolves. */
function page(...parts: (string | Promise<string>)[]): Response {
  const body = new ReadableStream({
    async pull(stream) {
      const part = await parts.shift();
      if (part === undefined) stream.close();
      else stream.enqueue(Buffer.from(part));
    },
  });
  return new Response(body, { headers: html });
}

async function get(url: string, headers: Record<string, string>): Promise<IncomingMessage> {
  const [response] = await once(httpRequest(url, { headers }).end(), 'response');
  return response;
}

import { renameSync } from 'node:fs';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Posts } from '../blog/posts.ts';
import { fakePosts } from '../blog/testing/posts.ts';
import type { Inbox } from '../inbox/inbox.ts';
import { NEW_MESSAGE, SAMPLE } from '../inbox/testing/sample.ts';
import { registerHealthRoutes } from './readyz.ts';
import { appForTest, type TestApp } from './testing/test-app.ts';

const ask = ({ app }: Pick<TestApp, 'app'>) => app.inject({ url: '/readyz' });

test('/readyz says that messages can be stored, and counts pending and failed deliveries by channel', async () => {
  const site = await appForTest();
  site.store.deliveries.setChannels(['email', 'webhook']);
  site.store.add([NEW_MESSAGE, NEW_MESSAGE, NEW_MESSAGE]);
  for (const delivery of site.store.deliveries.claim('email', 2)) {
    site.store.deliveries.fail(delivery, 'EAUTH', undefined);
  }
  const response = await ask(site);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
  const counts = { pending: { email: 1, webhook: 3 }, failed: { email: 2 } };
  const [third, , first] = site.store.list({});
  expect(response.json()).toEqual({
    ok: true,
    ...counts,
    waiting: { email: third?.receivedAt, webhook: first?.receivedAt },
    room: true,
    posts: true,
  });
  for (const written of Object.values(SAMPLE)) expect(response.body).not.toContain(written);
  expect(site.store.count({})).toBe(3);
});

test('/readyz is 503 while messages cannot be stored, which is logged once', async () => {
  const site = await appForTest();
  renameSync(site.inboxFile, `${site.inboxFile}.moved`);
  for (const response of [await ask(site), await ask(site)]) {
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ ok: false });
    expect(response.headers['cache-control']).toBe('no-store');
  }
  expect(site.log).toHaveLength(1);
  expect(site.log[0]).toContain('removed, replaced or cut off');
  renameSync(`${site.inboxFile}.moved`, site.inboxFile);
  await expect.poll(async () => (await ask(site)).statusCode).toBe(200);
});

/** Requests /readyz `count` times at once from a server with this inbox and these posts. */
async function answersOf(health: Inbox['health'], posts: Pick<Posts, 'bySlug'>, count = 1) {
  const app = Fastify();
  onTestFinished(() => app.close());
  registerHealthRoutes(
    app,
    { inbox: { health }, posts, faults: () => {} },
    { inboxMs: 50, postsMs: 50, cacheMs: 0 },
  );
  return Promise.all(Array.from({ length: count }, () => ask({ app })));
}

const never = new Promise<never>(() => {});

test('/readyz is 503 if the inbox does not answer; concurrent requests share one check', async () => {
  const health = vi.fn<Inbox['health']>(() => never);
  const answers = await answersOf(health, fakePosts(), 2);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  expect(health).toHaveBeenCalledOnce();
});

test.each<[boolean, Posts['bySlug']]>([
  [true, fakePosts().bySlug],
  [false, () => Promise.reject(new Error('away'))],
  [false, () => never],
])('/readyz says whether posts can be read in time: %s', async (posts, bySlug) => {
  const health = { pending: {}, failed: {}, waiting: {}, room: true };
  const [answer] = await answersOf(async () => health, { bySlug });
  expect(answer?.statusCode).toBe(200);
  expect(answer?.json()).toEqual({ ok: true, ...health, posts });
});

test('/healthz is 200 even while messages cannot be stored', async () => {
  const site = await appForTest();
  renameSync(site.inboxFile, `${site.inboxFile}.moved`);
  const answer = await site.app.inject({ url: '/healthz' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(site.log).toEqual([]);
});

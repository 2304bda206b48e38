import { renameSync } from 'node:fs';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakePosts } from '../blog/testing.ts';
import type { Inbox } from '../inbox/inbox.ts';
import { ARRIVAL, SAMPLE } from '../inbox/testing/sample.ts';
import { faultLog } from './logger.ts';
import { answerReadyz } from './readyz.ts';
import { appForTest, type TestApp } from './testing/test-app.ts';

const ask = ({ app }: Pick<TestApp, 'app'>) => app.inject({ url: '/readyz' });

test('says that messages can be stored, and names the deliveries that failed by channel', async () => {
  const site = await appForTest();
  site.store.deliveries.setChannels(['email', 'webhook']);
  site.store.add([ARRIVAL, ARRIVAL, ARRIVAL]);
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

test('says while messages cannot be stored that they cannot, and logs it once', async () => {
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
  expect((await ask(site)).statusCode).toBe(200);
});

test('says so where the inbox does not answer, which is asked once for all who wait', async () => {
  const health = vi.fn<Inbox['health']>(() => new Promise(() => {}));
  const log = faultLog('silent');
  const app = Fastify();
  onTestFinished(() => app.close());
  const posts = fakePosts();
  const parts = { inbox: { health }, posts, log };
  answerReadyz(app, parts, { inboxMs: 50, postsMs: 50 });
  const answers = await Promise.all([ask({ app }), ask({ app })]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  expect(health).toHaveBeenCalledOnce();
});

test('names posts that cannot be read, or not in time, while messages can be stored', async () => {
  const kept = fakePosts();
  const reads = [() => kept.bySlug('x'), () => Promise.reject(new Error('away')), () => never];
  const never = new Promise<undefined>(() => {});
  const log = faultLog('silent');
  const inbox = { health: async () => ({ pending: {}, failed: {}, waiting: {}, room: true }) };
  for (const [place, bySlug] of reads.entries()) {
    const app = Fastify();
    onTestFinished(() => app.close());
    const parts = { inbox, posts: { bySlug }, log };
    answerReadyz(app, parts, { inboxMs: 5_000, postsMs: 50 });
    const answer = await ask({ app });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      ok: true,
      pending: {},
      failed: {},
      waiting: {},
      room: true,
      posts: place === 0,
    });
  }
});

test('/healthz says that the process is alive, whatever becomes of its stores', async () => {
  const site = await appForTest();
  renameSync(site.inboxFile, `${site.inboxFile}.moved`);
  const url = await site.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${url}/healthz`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({ ok: true });
  expect((await fetch(`${url}/healthz`, { method: 'POST' })).headers.get('allow')).toBe(
    'GET, HEAD',
  );
  expect(site.log).toEqual([]);
});

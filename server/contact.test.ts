import { describe, expect, test } from 'vitest';
import { FIELD, SAMPLE, SHORTEST_FORM } from '../inbox/testing/sample.ts';
import { execIn } from '../sqlite/testing/exec-in.ts';
import type { AppParts } from './app.ts';
import { appForTest, type TestApp } from './testing/test-app.ts';

function post(
  { app }: TestApp,
  changes: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  return app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ ...SHORTEST_FORM, ...changes }).toString(),
  });
}

const json = { accept: 'application/json' };

describe('a message', () => {
  test('is stored; a plain form goes on to the page that says so', async () => {
    const site = await appForTest();
    const response = await post(site);
    expect(response.statusCode).toBe(303);
    expect(response.headers).toMatchObject({
      location: '/message-sent',
      'cache-control': 'no-store',
    });
    expect(site.inbox.list({})).toMatchObject([{ name: SAMPLE.name, aside: '' }]);
    expect(site.log).toEqual([]);
  });

  test('sent by script is answered as JSON', async () => {
    const response = await post(await appForTest(), {}, json);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ ok: true });
  });

  test('in the trap is answered alike', async () => {
    const site = await appForTest();
    expect((await post(site, { 'bot-field': 'x' })).headers.location).toBe('/message-sent');
    expect((await post(site, { 'bot-field': 'x' }, json)).json()).toEqual({ ok: true });
    expect(site.inbox.list({ state: 'spam' })).toHaveLength(2);
  });
});

describe('a refused message', () => {
  const wrong = { email: 'ada', message: '' };
  const fields = { email: FIELD.email.advice, message: FIELD.message.advice };

  test('sent by script is told what to mend', async () => {
    const response = await post(await appForTest(), wrong, json);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({ ok: false, fields });
  });

  test('from a plain form is shown the page with what was typed', async () => {
    const seen: Request[] = [];
    const site = await appForTest({
      locals: { posts: 1 },
      render: async (request, locals) => {
        seen.push(request);
        const headers = { 'content-type': 'text/html' };
        return new Response(JSON.stringify(locals), { status: 422, headers });
      },
    });
    const response = await post(site, wrong, { 'accept-encoding': 'identity', cookie: 'a=1' });
    expect(response.statusCode).toBe(422);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      posts: 1,
      refusal: {
        fields,
        values: expect.objectContaining({ name: SAMPLE.name, phone: '', ...wrong }),
      },
    });
    expect(seen[0]?.method).toBe('GET');
    expect(new URL(seen[0]?.url ?? '').pathname).toBe('/contact/check');
    expect(seen[0]?.headers.get('cookie')).toBe('a=1');
    expect(seen[0]?.headers.get('content-type')).toBeNull();
    expect(seen[0]?.headers.get('content-length')).toBeNull();
  });

  test('is explained even when that page cannot be rendered', async () => {
    const response = await post(await appForTest(), wrong);
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain(FIELD.email.advice);
    expect(response.body).toContain('phone');
  });
});

describe('a post that is no message', () => {
  test('over 64 KiB is 413', async () => {
    const site = await appForTest();
    const response = await post(site, { message: 'x'.repeat(70_000) });
    expect(response.statusCode).toBe(413);
    expect(response.body).toContain('phone');
    expect(response.body).toContain('5,000');
    expect((await post(site, { message: 'x'.repeat(60_000) }, json)).statusCode).toBe(422);
  });

  test.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain', ''])(
    'of type "%s" is 415',
    async (type) => {
      const headers = type === '' ? {} : { 'content-type': type };
      const { app } = await appForTest();
      const response = await app.inject({ method: 'POST', url: '/', headers, payload: '{}' });
      expect(response.statusCode).toBe(415);
      expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(415);
    },
  );

  test('may name its character set', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };
    expect((await post(await appForTest(), {}, type)).statusCode).toBe(303);
  });

  test('from another site is 403', async () => {
    const site = await appForTest({ settings: { RATE_LIMIT: { max: 1, windowMs: 60_000 } } });
    for (const from of ['cross-site', 'cross-site', 'same-origin']) {
      const response = await post(site, {}, { 'sec-fetch-site': from });
      expect(response.statusCode).toBe(from === 'cross-site' ? 403 : 303);
    }
    expect(site.inbox.list({})).toHaveLength(1);
  });
});

describe('the rate limit', () => {
  const settings = { RATE_LIMIT: { max: 2, windowMs: 600_000 } } as const;
  const statuses = async (site: TestApp, addresses: string[]) => {
    const answers = [];
    for (const address of addresses) {
      answers.push((await post(site, {}, { 'x-forwarded-for': address })).statusCode);
    }
    return answers;
  };

  test('says when to try again, and spares the pages', async () => {
    const site = await appForTest({ settings });
    await post(site);
    await post(site);
    const response = await post(site, {}, json);
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.json()).toMatchObject({ ok: false });
    expect((await site.app.inject({ url: '/' })).statusCode).toBe(200);
    expect(site.inbox.list({})).toHaveLength(2);
    expect(site.log).toEqual([]);
  });

  test.each<[AppParts['settings']['TRUST_PROXY'], number[]]>([
    [false, [303, 303, 429]],
    [true, [303, 303, 303]],
    [1, [303, 303, 303]],
    [['127.0.0.1'], [303, 303, 303]],
    [['10.0.0.1'], [303, 303, 429]],
  ])('is per address; TRUST_PROXY %j', async (TRUST_PROXY, expected) => {
    const site = await appForTest({ settings: { ...settings, TRUST_PROXY } });
    expect(await statuses(site, ['1.1.1.1', '2.2.2.2', '3.3.3.3'])).toEqual(expected);
  });

  test('behind one proxy counts what the proxy saw, not what a client claims', async () => {
    const site = await appForTest({ settings: { ...settings, TRUST_PROXY: 1 } });
    const claims = ['9.9.9.1, 1.1.1.1', '9.9.9.2, 1.1.1.1', '9.9.9.3, 1.1.1.1'];
    expect(await statuses(site, claims)).toEqual([303, 303, 429]);
  });
});

test('what the store cannot keep is not acknowledged, and logged once', async () => {
  const site = await appForTest();
  execIn(site.inboxFile, 'DROP TABLE messages');
  const response = await post(site, {}, json);
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({
    ok: false,
    message: expect.stringContaining('not sent'),
  });
  expect(site.log).toHaveLength(1);
  expect(JSON.parse(site.log[0] ?? '')).toMatchObject({
    level: 'error',
    req: { method: 'POST', route: '/' },
    err: { stack: expect.stringContaining('store.ts') },
  });
  expect(site.log[0]).not.toMatch(/Ada|ada@|127\.0\.0\.1/);
});

import { renameSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { execIn } from '../base/sqlite/testing/exec-in.ts';
import { FIELD, SAMPLE, SHORTEST_FORM } from '../inbox/testing/sample.ts';
import type { AppDependencies } from './app.ts';
import { appForTest, type TestApp, testApp } from './testing/test-app.ts';

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
  test('a valid message is stored, and a plain form is redirected to /message-sent', async () => {
    const site = await appForTest();
    const response = await post(site);
    expect(response.statusCode).toBe(303);
    expect(response.headers).toMatchObject({
      location: '/message-sent',
      'cache-control': 'no-store',
    });
    expect(site.store.list({})).toMatchObject([{ name: SAMPLE.name, quarantine: '' }]);
    expect(site.log.map((line) => JSON.parse(line))).toEqual([
      {
        level: 'info',
        time: expect.any(String),
        reqId: expect.any(String),
        message: 1,
        msg: 'message stored',
      },
    ]);
  });

  test('a message with the trap field filled in gets the same response, and is quarantined', async () => {
    const site = await appForTest();
    expect((await post(site, { 'bot-field': 'x' })).headers.location).toBe('/message-sent');
    expect((await post(site, { 'bot-field': 'y', name: 'B' }, json)).json()).toEqual({ ok: true });
    expect(site.store.list({ state: 'quarantined' })).toHaveLength(2);
  });
});

describe('a rejected message', () => {
  const wrong = { email: 'ada', message: '' };
  const fields = { email: FIELD.email.advice, message: FIELD.message.advice };

  test('a rejected plain form gets the error page with the typed values', async () => {
    const seen: Request[] = [];
    const site = await appForTest({
      render: async (request, locals) => {
        seen.push(request);
        const headers = { 'content-type': 'text/html' };
        return new Response(JSON.stringify(locals.rejection), { status: 422, headers });
      },
    });
    const response = await post(site, wrong, { 'accept-encoding': 'identity', cookie: 'a=1' });
    expect(response.statusCode).toBe(422);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      fields,
      values: expect.objectContaining({ name: SAMPLE.name, phone: '', ...wrong }),
    });
    expect(seen[0]?.method).toBe('GET');
    expect(new URL(seen[0]?.url ?? '').pathname).toBe('/contact/check');
    expect([...(seen[0]?.headers ?? [])]).toEqual([]);
  });

  test.each([
    ['sent by script', json],
    ['whose error page cannot be rendered', {}],
  ])('the response to a rejected message %s says what to correct', async (_, headers) => {
    const response = await post(await appForTest(), wrong, headers);
    expect(response.statusCode).toBe(422);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toContain(FIELD.email.advice);
  });
});

test('a message over 64 KiB gets 413 with advice', async () => {
  const site = await appForTest();
  const response = await post(site, { message: 'x'.repeat(70_000) });
  expect(response.statusCode).toBe(413);
  expect(response.body).toContain('phone');
  expect(response.body).toContain('5,000');
  expect((await post(site, { message: 'x'.repeat(60_000) }, json)).statusCode).toBe(422);
});

const shared = await testApp();
afterAll(shared.close);

test.each([
  ['content-type', 'application/x-www-form-urlencoded; charset=UTF-8', 303],
  ['content-type', 'application/json', 415],
  ['content-type', 'multipart/form-data; boundary=x', 415],
  ['content-type', 'text/plain', 415],
  ['sec-fetch-site', 'cross-site', 403],
  ['sec-fetch-site', 'same-site', 303],
  ['sec-fetch-site', 'none', 303],
  ['origin', 'https://www.example.com', 303],
  ['origin', 'http://127.0.0.1:4321', 303],
  ['origin', 'null', 303],
  ['origin', 'https://www.example.com.hostile.example', 403],
])('a message with %s %s is answered with %i', async (name, value, status) => {
  const before = shared.store.count({});
  const message = `With ${name} ${value}`;
  const answer = await post(shared, { message }, { host: '127.0.0.1:4321', [name]: value });
  expect(answer.statusCode).toBe(status);
  expect(shared.store.count({})).toBe(status === 303 ? before + 1 : before);
});

describe('copies of one message', () => {
  test('copies posted at the same time are stored once', async () => {
    const site = await appForTest();
    const answers = await Promise.all([1, 2, 3].map(() => post(site, {}, json)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(site.store.count({})).toBe(1);
  });

  test('copies from different addresses are stored once, and another text is stored too', async () => {
    const site = await appForTest({ settings: { TRUST_PROXY: 1 } });
    await post(site);
    await post(site, { message: 'What I forgot' });
    await post(site, {}, { 'x-forwarded-for': '192.0.2.1' });
    await post(site, {}, { 'x-forwarded-for': '192.0.2.2' });
    expect(site.store.count({})).toBe(2);
  });
});

describe('the rate limit', () => {
  const settings = { RATE_LIMIT: { max: 2, windowMs: 600_000 } } as const;
  let count = 0;

  /** Posts a different message from each address; resolves to why each is quarantined, if it is. */
  const quarantines = async (site: TestApp, addresses: string[]) => {
    for (const address of addresses) {
      count += 1;
      const from = address === '' ? {} : { 'x-forwarded-for': address };
      const answer = await post(site, { message: `Question ${count}` }, from);
      expect(answer.statusCode).toBe(303);
    }
    return site.store
      .list({})
      .map(({ quarantine }) => quarantine)
      .reverse();
  };

  test('the rate limit counts each copy of a message, but no message that could not be stored', async () => {
    const site = await appForTest({ settings });
    renameSync(site.inboxFile, `${site.inboxFile}.moved`);
    for (let tries = 0; tries < 3; tries += 1) expect((await post(site)).statusCode).toBe(503);
    renameSync(`${site.inboxFile}.moved`, site.inboxFile);
    for (let copies = 0; copies < 2; copies += 1) expect((await post(site)).statusCode).toBe(303);
    expect(await quarantines(site, [''])).toEqual(['', 'limit']);
  });

  const three = ['1.1.1.1', '2.2.2.2', '3.3.3.3'];
  // The proxy appends the address that it saw to the addresses that the client claims.
  const claimed = ['9.9.9.1, 1.1.1.1', '9.9.9.2, 1.1.1.1', '9.9.9.3, 1.1.1.1'];
  test.each<[AppDependencies['settings']['TRUST_PROXY'], string[], string]>([
    [false, three, 'limit'],
    [true, three, ''],
    [1, three, ''],
    [1, claimed, 'limit'],
    [['127.0.0.1'], three, ''],
    [['10.0.0.1'], three, 'limit'],
  ])('the limit is per address: TRUST_PROXY %j, from %j', async (TRUST_PROXY, addresses, third) => {
    const site = await appForTest({ settings: { ...settings, TRUST_PROXY } });
    expect(await quarantines(site, addresses)).toEqual(['', '', third]);
  });
});

test('a message that cannot be stored gets 503, and is logged once, without its text', async () => {
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

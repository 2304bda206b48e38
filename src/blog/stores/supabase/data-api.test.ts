import { expect, onTestFinished, test, vi } from 'vitest';
import { type Fault, faultyDataApi } from '../../../../tests/faulty-data-api.ts';
import { samplePost } from '../../testing/posts.ts';
import { answerOf, DataApiError, dataApi } from './data-api.ts';
import { supabaseStore } from './store.ts';

const nowhere = () => dataApi('http://localhost', 'key', 60_000);

/** Starts a Data API with a fault; returns a function that reads from it. */
async function setUp(doing: Fault, limitMs = 60_000) {
  const server = await faultyDataApi([{ slug: 'sales-tax' }]);
  onTestFinished(server.close);
  await server.become(doing);
  const api = dataApi(server.url, 'key', limitMs);
  return { read: () => answerOf(api.from('blog_posts').select('*')) };
}

test.each<[Fault, RegExp]>([
  ['listens no more', /^the Data API cannot be reached \(.*ECONNREFUSED/],
  ['breaks off in the middle', /^the Data API cannot be reached \(.+\)$/],
  ['stops in the middle', /^the Data API cannot be reached \(.*timeout\)$/],
  ['answers 500', /^the Data API answers 500 \(the database is starting up\)$/],
  ['answers 500 at length', /^the Data API answers 500 \((no ){100}\)$/],
  ['sends elsewhere', /^the Data API cannot be reached \(.*unexpected redirect.*\)$/],
])('a Data API that %s gives a short error', async (doing, message) => {
  const { read } = await setUp(doing, doing === 'stops in the middle' ? 100 : 60_000);
  await expect(read()).rejects.toThrow(DataApiError);
  await expect(read()).rejects.toThrow(message);
});

test.each<[status: number, body: string, isMissing: boolean]>([
  // PostgREST from 13 on, then 12.
  [404, '{"code":"PGRST205","message":"no such table"}', true],
  [404, '{"code":"42P01","message":"no such table"}', true],
  [401, '{"code":"42501","message":"permission denied"}', false],
  [404, '{"code":null,"message":"no project"}', false],
])('for HTTP %d with %s, isMissing is %s', async (status, body, isMissing) => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(body, { status }));
  onTestFinished(() => void vi.restoreAllMocks());
  const read = answerOf(nowhere().from('blog_posts').select('*'));
  await expect(read).rejects.toMatchObject({ name: 'DataApiError', isMissing });
});

test('at most 500 reads run at once; another fails until one has ended', async () => {
  const answered = Promise.withResolvers<void>();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    await answered.promise;
    return new Response('[{}]');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const api = nowhere();
  const read = () => answerOf(api.from('blog_posts').select('*'));
  const reads = Array.from({ length: 500 }, read);
  const refused = expect(read()).rejects.toThrow('too many concurrent requests');
  answered.resolve();
  await refused;
  for (const rows of await Promise.all(reads)) expect(rows).toHaveLength(1);
  expect(await read()).toHaveLength(1);
});

test('after a failed first list, the next list tries all columns again', async () => {
  const missing = '{"code":"PGRST205","message":"no such table"}';
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(missing, { status: 404 }));
  onTestFinished(() => void vi.restoreAllMocks());
  const { cards } = supabaseStore(nowhere(), { isForVisitors: true });
  await expect(cards()).rejects.toThrow(DataApiError);
  const rows = JSON.stringify([samplePost({ denomination: '1040' })]);
  fetched.mockImplementation(async () => new Response(rows));
  await cards();
  const asked = fetched.mock.calls.map(([address]) => `${address}`);
  expect(asked.slice(2)).toContainEqual(expect.stringContaining('denomination'));
});

test('a command reads all rows, even if the project returns few at once', async () => {
  const rows = ['a', 'b', 'c'].map((slug) => samplePost({ slug }));
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const offset = Number(new URL(`${address}`).searchParams.get('offset'));
    return new Response(JSON.stringify(rows.slice(offset, offset + 2)));
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const { cards } = supabaseStore(nowhere(), { isForVisitors: false });
  expect(await cards()).toHaveLength(3);
});

test('if columns are missing, the first list makes two concurrent calls, and later lists one', async () => {
  const second = Promise.withResolvers<void>();
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { searchParams: asked } = new URL(`${address}`);
    if (asked.get('select')?.includes('denomination')) {
      await second.promise;
      return new Response('{"code":"42703","message":"no such column"}', { status: 400 });
    }
    second.resolve();
    return new Response(JSON.stringify([samplePost()]));
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const { cards } = supabaseStore(nowhere(), { isForVisitors: true });
  for (const calls of [2, 3]) {
    expect(await cards()).toHaveLength(1);
    expect(fetched).toHaveBeenCalledTimes(calls);
  }
});

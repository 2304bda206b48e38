import { expect, test, vi } from 'vitest';
import { Swr } from './swr.ts';

/** A cache whose clock and store the test moves by hand. */
function setUp({ maxWeight = 100_000, patience = 60_000 } = {}) {
  const now = vi.fn(() => 0);
  const version = vi.fn<() => string | undefined>();
  const cache = new Swr<string | undefined>({
    freshFor: 10,
    staleFor: 20,
    patience,
    keepFor: 100,
    retryAfter: 10,
    maxWeight,
    weigh: (value) => value?.length ?? 0,
    isMissing: (value) => value === undefined,
    version,
    isPassing: (error) => error instanceof RangeError,
    now,
  });
  const load = vi.fn<() => Promise<string | undefined>>();
  return {
    load,
    version,
    at: (moment: number) => now.mockReturnValue(moment),
    get: (key = 'key') => cache.get(key, load),
    /** Lets a refresh that nobody waits for finish. */
    settle: () => Promise.allSettled(load.mock.results.map(({ value }) => value)),
  };
}

test('a fresh value is fetched once', async () => {
  const { at, get, load } = setUp();
  load.mockResolvedValueOnce('one');
  expect(await get()).toBe('one');
  at(9);
  expect(await get()).toBe('one');
  expect(load).toHaveBeenCalledTimes(1);
});

test('questions at the same time share one fetch', async () => {
  const { get, load } = setUp();
  const { promise, resolve } = Promise.withResolvers<string>();
  load.mockReturnValueOnce(promise);
  const answers = Promise.all([get(), get(), get()]);
  resolve('one');
  expect(await answers).toEqual(['one', 'one', 'one']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a stale value is served at once, and refreshed behind it by one fetch', async () => {
  const { at, get, load, settle } = setUp();
  load.mockResolvedValueOnce('one');
  await get();
  at(10);
  const { promise, resolve } = Promise.withResolvers<string>();
  load.mockReturnValueOnce(promise);
  expect([await get(), await get()]).toEqual(['one', 'one']);
  expect(load).toHaveBeenCalledTimes(2);
  resolve('two');
  await settle();
  expect(await get()).toBe('two');
});

test('a value is as old as its question', async () => {
  const { at, get, load } = setUp();
  const { promise, resolve } = Promise.withResolvers<string>();
  load.mockReturnValueOnce(promise).mockResolvedValueOnce('two');
  const first = get();
  at(50);
  resolve('one');
  expect(await first).toBe('one');
  expect(await get()).toBe('two');
});

test('a value past its stale time waits for a newer one', async () => {
  const { at, get, load } = setUp();
  load.mockResolvedValueOnce('one').mockResolvedValueOnce('two');
  await get();
  at(30);
  expect(await get()).toBe('two');
});

test('patience over, the old value is served and the newer one kept for the next question', async () => {
  const { at, get, load, settle } = setUp({ patience: 1 });
  const late = Promise.withResolvers<string>();
  load.mockResolvedValueOnce('one').mockReturnValueOnce(late.promise);
  await get();
  at(30);
  expect(await Promise.all([get(), get()])).toEqual(['one', 'one']);
  expect(load).toHaveBeenCalledTimes(2);
  late.resolve('two');
  await settle();
  expect(await get()).toBe('two');
});

test('an error without a value is the answer until the next try is due', async () => {
  const { at, get, load } = setUp();
  load.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('one');
  await expect(Promise.all([get(), get()])).rejects.toThrow('down');
  at(9);
  await expect(get()).rejects.toThrow('down');
  expect(load).toHaveBeenCalledTimes(1);
  at(10);
  expect(await get()).toBe('one');
});

test('a failure of one key is none of another', async () => {
  const { get, load } = setUp();
  load.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('one');
  await expect(get('a')).rejects.toThrow('down');
  expect(await get('b')).toBe('one');
});

test('of failures, too, only so many are remembered', async () => {
  const { get, load } = setUp();
  load.mockRejectedValue(new Error('down'));
  for (let number = 0; number <= 100; number += 1) await get(`${number}`).catch(() => {});
  load.mockClear();
  await get('100').catch(() => {});
  expect(load).not.toHaveBeenCalled();
  await get('0').catch(() => {});
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([15, 60])(
  'a refresh that fails at %i keeps the value, and is tried once',
  async (moment) => {
    const { at, get, load, settle } = setUp();
    load.mockResolvedValueOnce('one').mockRejectedValueOnce(new Error('down'));
    await get();
    at(moment);
    expect(await Promise.all([get(), get()])).toEqual(['one', 'one']);
    await settle();
    expect(await get()).toBe('one');
    expect(load).toHaveBeenCalledTimes(2);
  },
);

test('after a failure the next fetch is due when it may be tried again', async () => {
  const { at, get, load, settle } = setUp();
  load
    .mockResolvedValueOnce('one')
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce('two');
  await get();
  at(40);
  await get();
  at(49);
  expect(await get()).toBe('one');
  expect(load).toHaveBeenCalledTimes(2);
  at(50);
  expect(await get()).toBe('two');
  await settle();
});

test('a value too old to keep gives way to the error', async () => {
  const { at, get, load } = setUp();
  load.mockResolvedValueOnce('one').mockRejectedValue(new Error('down'));
  await get();
  at(99);
  expect(await get()).toBe('one');
  at(100);
  await expect(get()).rejects.toThrow('down');
});

test('the least recently used key gives way', async () => {
  const { get, load } = setUp({ maxWeight: 2_100 });
  load.mockResolvedValue('value');
  await get('a');
  await get('b');
  await get('a');
  await get('c');
  load.mockClear();
  await get('a');
  expect(load).not.toHaveBeenCalled();
  await get('b');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a missing value is remembered, and gives way before any found one', async () => {
  const { get, load } = setUp({ maxWeight: 3_100 });
  load.mockResolvedValueOnce('value').mockResolvedValue(undefined);
  await get('found');
  expect([await get('missing'), await get('missing')]).toEqual([undefined, undefined]);
  expect(load).toHaveBeenCalledTimes(2);
  for (let number = 0; number < 100; number += 1) await get(`made-up-${number}`);
  load.mockClear();
  expect(await get('found')).toBe('value');
  await get('made-up-99');
  expect(load).not.toHaveBeenCalled();
  await get('made-up-0');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what is larger than all that may be remembered is answered, and pushes nothing out', async () => {
  const { get, load } = setUp({ maxWeight: 2_100 });
  load.mockResolvedValueOnce('small').mockResolvedValue('a'.repeat(2_100));
  await get('small');
  expect(await get('large')).toHaveLength(2_100);
  load.mockClear();
  expect(await get('small')).toBe('small');
  expect(load).not.toHaveBeenCalled();
});

test('while the version stays a value is fresh, and a new one is asked for behind the first answer', async () => {
  const { at, get, load, settle, version } = setUp();
  version.mockReturnValue('1');
  load.mockResolvedValueOnce('one').mockResolvedValueOnce('two');
  await get();
  at(99);
  expect(await get()).toBe('one');
  at(198);
  expect(await get()).toBe('one');
  expect(load).toHaveBeenCalledTimes(1);
  version.mockReturnValue('2');
  at(207);
  expect(await get()).toBe('one');
  at(208);
  expect(await get()).toBe('one');
  await settle();
  expect(await get()).toBe('two');
});

test('a failure that says nothing of the next try is not remembered', async () => {
  const { get, load } = setUp();
  load.mockRejectedValueOnce(new RangeError('full')).mockResolvedValueOnce('one');
  await expect(get()).rejects.toThrow('full');
  expect(await get()).toBe('one');
});

import { expect, test } from 'vitest';
import { Replay } from './replay.ts';

const text = async (source: AsyncIterable<Uint8Array>) =>
  Buffer.concat(await Array.fromAsync(source)).toString();

test('is read from its beginning, whenever and however often', async () => {
  const [second, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const replay = new Replay(
    (async function* () {
      yield Buffer.from('one ');
      await second.promise;
      yield Buffer.from('two');
      await end.promise;
    })(),
  );
  const early = replay[Symbol.asyncIterator]();
  expect((await early.next()).value?.toString()).toBe('one ');
  second.resolve();
  expect((await early.next()).value?.toString()).toBe('two');
  const late = text(replay);
  end.resolve();
  expect((await early.next()).done).toBe(true);
  expect([await late, await text(replay), (await replay.whole).toString()]).toEqual(
    Array(3).fill('one two'),
  );
});

test('breaks off for all who read it', async () => {
  const replay = new Replay(
    (async function* () {
      yield Buffer.from('one');
      throw new Error('broken');
    })(),
  );
  const both = await Promise.allSettled([text(replay), text(replay), replay.whole]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

import { expect, test } from 'vitest';
import { waitUntil } from '../../tests/wait.ts';
import { AbandonedError, QueueFullError, RenderQueue } from './render-queue.ts';

/** Runs one task at a time; each ends when its test ends it. */
function setUp({ waiting = 2, waitMs = 60_000 } = {}) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const render = (page: string) => async () => {
    started.push(page);
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.set(page, resolve);
    await promise;
    return page;
  };
  const limits = { renderings: 1, renderingsWaiting: waiting, renderingWaitMs: waitMs };
  const queue = new RenderQueue(limits);
  return {
    started,
    end: async (page: string) => (await waitUntil(() => ends.get(page)))(),
    ask: (page: string, isWanted = () => true) => queue.run(render(page), isWanted),
  };
}

test('one too many is refused, and one that waits too long', async () => {
  const few = setUp({ waiting: 0 });
  void few.ask('/a');
  await expect(few.ask('/b')).rejects.toThrow(QueueFullError);
  const short = setUp({ waitMs: 1 });
  const a = short.ask('/a');
  await expect(short.ask('/b')).rejects.toThrow(QueueFullError);
  await short.end('/a');
  await a;
  expect(short.started).toEqual(['/a']);
});

test('an abandoned task gives its turn to the next', async () => {
  const { started, end, ask } = setUp();
  void ask('/a');
  const left = ask('/left', () => false);
  const stays = ask('/stays');
  await end('/a');
  await expect(left).rejects.toThrow(AbandonedError);
  await end('/stays');
  expect(await stays).toBe('/stays');
  expect(started).toEqual(['/a', '/stays']);
});

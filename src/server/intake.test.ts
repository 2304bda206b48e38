import { expect, test, vi } from 'vitest';
import { ARRIVAL } from '../inbox/testing/sample.ts';
import { intake } from './intake.ts';

const log = { warn: vi.fn() };

test('no more messages wait than asked; then there is room again', async () => {
  const disk = Promise.withResolvers<number>();
  const { add } = intake({ add: () => disk.promise }, 2, log);
  const waiting = [add(ARRIVAL), add(ARRIVAL)];
  await expect(add(ARRIVAL)).rejects.toThrow('2 messages wait to be stored');
  disk.resolve(7);
  expect(await Promise.all(waiting)).toEqual([7, 7]);
  expect(await add(ARRIVAL)).toBe(7);
  expect(log.warn).not.toHaveBeenCalled();
});

test('says once that messages can be stored again, and how many could not', async () => {
  const add = vi.fn(async () => 1);
  const inbox = intake({ add }, 9, log);
  add.mockRejectedValueOnce(new Error('disk is full')).mockRejectedValueOnce(new Error('full'));
  await expect(inbox.add(ARRIVAL)).rejects.toThrow('disk is full');
  await expect(inbox.add(ARRIVAL)).rejects.toThrow('full');
  await inbox.add(ARRIVAL);
  await inbox.add(ARRIVAL);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ refused: 2 }, 'messages can be stored again');
});

import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { openMailroom } from './mailroom.ts';
import { inboxPath } from './store.ts';
import { inboxForTest } from './testing/inbox-for-test.ts';
import { ARRIVAL, SAMPLE } from './testing/sample.ts';

const MOST_BYTES = 1_000_000;

test('a store has a bound, warns long before, and what is suspect takes half of it at most', async () => {
  const folder = temporaryFolder();
  const inbox = inboxForTest(folder);
  const log = { error: vi.fn() };
  const mailroom = openMailroom(inboxPath(folder), [], log, { mostBytes: MOST_BYTES });
  onTestFinished(() => mailroom.close(0));
  const message = { ...SAMPLE, message: '頁'.repeat(5_000) };
  /** Fills the store, and says to what share of its bound. */
  const fill = async (isSuspect: boolean) => {
    const quarantine = isSuspect ? 'limit' : '';
    const add = () => mailroom.add({ ...ARRIVAL, message, quarantine, isSuspect });
    await expect(
      (async () => {
        for (let count = 0; count < 200; count += 1) await add();
      })(),
    ).rejects.toThrow(/no room .* npm run inbox/);
    return inbox.bytes() / MOST_BYTES;
  };

  expect((await mailroom.health()).room).toBe(true);
  expect(await fill(true)).toBeCloseTo(0.5, 1);
  expect((await mailroom.health()).room).toBe(false);
  const fields = { bytes: expect.any(Number), mostBytes: MOST_BYTES };
  expect(log.error).toHaveBeenCalledExactlyOnceWith(fields, 'the store of messages fills up');
  expect(log.error.mock.calls[0]?.[0].bytes / MOST_BYTES).toBeCloseTo(0.25, 1);
  // Held for how many others came, a message still finds room.
  await mailroom.add({ ...ARRIVAL, quarantine: 'limit', isSuspect: false });
  expect(await fill(false)).toBeCloseTo(1, 1);
  await expect(mailroom.health()).rejects.toThrow('no room');

  inbox.remove(inbox.list({ state: 'held' }).map(({ id }) => id));
  await mailroom.add(ARRIVAL);
  expect((await mailroom.health()).room).toBe(false);
  inbox.remove(inbox.list({}).map(({ id }) => id));
  expect((await mailroom.health()).room).toBe(true);
});

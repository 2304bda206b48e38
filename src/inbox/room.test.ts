import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { openInbox } from './inbox.ts';
import { inboxPath } from './store.ts';
import { inboxForTest } from './testing/inbox-for-test.ts';
import { ARRIVAL, SAMPLE } from './testing/sample.ts';

const MOST_BYTES = 1_000_000;

test('a store has a bound, warns long before, and what is suspect takes half of it at most', async () => {
  const folder = temporaryFolder();
  const store = inboxForTest(folder);
  const log = { error: vi.fn() };
  const inbox = openInbox(inboxPath(folder), [], log, { mostBytes: MOST_BYTES });
  onTestFinished(() => inbox.close(0));
  const message = { ...SAMPLE, message: '頁'.repeat(5_000) };
  /** Fills the store, and says to what share of its bound. */
  const fill = async (isSuspect: boolean) => {
    const quarantine = isSuspect ? 'limit' : '';
    const add = () => inbox.add({ ...ARRIVAL, message, quarantine, isSuspect });
    await expect(
      (async () => {
        for (let count = 0; count < 200; count += 1) await add();
      })(),
    ).rejects.toThrow(/no room .* npm run inbox/);
    return store.bytes() / MOST_BYTES;
  };

  expect((await inbox.health()).room).toBe(true);
  expect(await fill(true)).toBeCloseTo(0.5, 1);
  expect((await inbox.health()).room).toBe(false);
  const fields = { bytes: expect.any(Number), mostBytes: MOST_BYTES };
  expect(log.error).toHaveBeenCalledExactlyOnceWith(fields, 'the store of messages fills up');
  expect(log.error.mock.calls[0]?.[0].bytes / MOST_BYTES).toBeCloseTo(0.25, 1);
  // Held for how many others came, a message still finds room.
  await inbox.add({ ...ARRIVAL, quarantine: 'limit', isSuspect: false });
  expect(await fill(false)).toBeCloseTo(1, 1);
  await expect(inbox.health()).rejects.toThrow('no room');

  store.remove(store.list({ state: 'held' }).map(({ id }) => id));
  await inbox.add(ARRIVAL);
  expect((await inbox.health()).room).toBe(false);
  store.remove(store.list({}).map(({ id }) => id));
  expect((await inbox.health()).room).toBe(true);
});

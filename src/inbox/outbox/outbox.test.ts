import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import { waitUntil } from '../../../tests/wait.ts';
import { execIn } from '../../base/sqlite/testing/exec-in.ts';
import type { Channel } from '../channels/channel.ts';
import { inboxPath, type MessageStore } from '../store.ts';
import { inboxForTest } from '../testing/inbox-for-test.ts';
import { NEW_MESSAGE, SAMPLE, TRAPPED } from '../testing/sample.ts';
import { MAX_TRIES, OUTBOX_TIMING, startOutbox } from './outbox.ts';

const QUICK = { tryMs: 200, firstWaitMs: 10, lookEveryMs: 10 };
const ONCE = { ...QUICK, firstWaitMs: OUTBOX_TIMING.firstWaitMs };

let folder: string;
let store: MessageStore;
const log = { error: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  folder = temporaryFolder();
  store = inboxForTest(folder);
});

/** A channel with this result for each try. */
function channel(name: string, answer: () => Promise<void> = async () => {}) {
  return { name, deliver: vi.fn<Channel['deliver']>(answer) };
}

function open(channels: Channel[], pace = QUICK) {
  store.deliveries.setChannels(channels.map(({ name }) => name));
  const outbox = startOutbox(store, channels, log, pace);
  onTestFinished(() => outbox.stop(0));
}

const failing = () => Promise.reject(Object.assign(new Error('to ada@example.com'), { code: 'E' }));
const statesOf = (id: number) =>
  store.deliveries.of(id).map(({ channel, state }) => `${channel} ${state}`);

test('every channel gets each message masked, and a failing channel does not delay another', async () => {
  const [pigeon, mail] = [channel('pigeon', failing), channel('mail')];
  open([pigeon, mail], ONCE);
  const message = { ...SAMPLE, message: 'My SSN is 123-45-6789.' };
  store.add([TRAPPED, { ...NEW_MESSAGE, message }]);
  await waitUntil(() => log.error.mock.calls.length === 1);
  await waitUntil(() => statesOf(2)[0] === 'mail done');
  expect(statesOf(2)).toEqual(['mail done', 'pigeon pending']);
  expect(statesOf(1)).toEqual([]);
  expect(store.get(2)).toMatchObject(message);
  expect(mail.deliver).toHaveBeenCalledExactlyOnceWith(
    { ...store.get(2), message: 'My SSN is •••-••-••••.' },
    { quarantined: 1, failed: 0 },
    expect.any(AbortSignal),
  );
  const fields = { message: 2, channel: 'pigeon', tries: 1, fault: 'E' };
  expect(log.error).toHaveBeenCalledExactlyOnceWith(fields, 'a message was not delivered yet');
});

test('a delivery fails for good after its last try, and can be released', async () => {
  store.deliveries.setChannels(['mail']);
  store.add([NEW_MESSAGE]);
  store.add([NEW_MESSAGE]);
  execIn(inboxPath(folder), `UPDATE deliveries SET tries = ${MAX_TRIES} - message_id`);
  const mail = channel('mail', failing);
  open([mail], ONCE);
  await waitUntil(() => log.error.mock.calls.length === 2);
  expect([statesOf(1), statesOf(2)]).toEqual([['mail failed'], ['mail pending']]);
  expect(log.error).toHaveBeenCalledWith(
    { message: 1, channel: 'mail', tries: MAX_TRIES, fault: 'E' },
    'a message’s delivery failed',
  );
  expect(store.count({ state: 'failed' })).toBe(1);

  mail.deliver.mockImplementation(async () => {});
  expect(store.release(1)).toBe(1);
  await waitUntil(() => statesOf(1)[0] === 'mail done');
});

test('unreadable deliveries are logged once, and made once they are readable', async () => {
  const mail = channel('mail');
  open([mail]);
  store.add([TRAPPED]);
  execIn(inboxPath(folder), 'ALTER TABLE deliveries RENAME TO away');
  await waitUntil(() => log.error.mock.calls.length > 0);
  await pause(50);
  execIn(inboxPath(folder), 'ALTER TABLE away RENAME TO deliveries');
  // Released by another connection, as by a command; nothing notifies the outbox.
  expect(inboxForTest(folder).release(1)).toBe(1);
  await waitUntil(() => statesOf(1)[0] === 'mail done');
  expect(mail.deliver).toHaveBeenCalledOnce();
  const err = expect.any(Error);
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err }, 'deliveries cannot be read');
});

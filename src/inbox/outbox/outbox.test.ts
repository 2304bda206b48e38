import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import { waitUntil } from '../../../tests/wait.ts';
import { execIn } from '../../base/sqlite/testing/exec-in.ts';
import type { Channel } from '../channels/channel.ts';
import { inboxPath, type MessageStore } from '../store.ts';
import { inboxForTest } from '../testing/inbox-for-test.ts';
import { ARRIVAL, TRAPPED } from '../testing/sample.ts';
import { startOutbox } from './outbox.ts';
import { MOST_TRIES, PACE } from './waits.ts';

const QUICK = { tryMs: 200, firstWaitMs: 10, lookEveryMs: 10 };

let folder: string;
let store: MessageStore;
const log = { error: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  folder = temporaryFolder();
  store = inboxForTest(folder);
});

/** A channel that answers each try in this way. */
function channel(name: string, answer: () => Promise<void> = async () => {}) {
  return { name, deliver: vi.fn<Channel['deliver']>(answer) };
}

function open(channels: Channel[], pace = PACE) {
  store.deliveries.setChannels(channels.map(({ name }) => name));
  const outbox = startOutbox(store, channels, log, pace);
  onTestFinished(() => outbox.stop(0));
  return outbox;
}

const failing = () => Promise.reject(Object.assign(new Error('to ada@example.com'), { code: 'E' }));
const never = () => new Promise<void>(() => {});
const statesOf = (id: number) =>
  store.deliveries.of(id).map(({ channel, state }) => `${channel} ${state}`);

test('every channel gets a message; one that fails does not hold up another', async () => {
  const [pigeon, mail] = [channel('pigeon', failing), channel('mail')];
  const outbox = open([pigeon, mail]);
  store.add([ARRIVAL, TRAPPED]);
  outbox.wake();
  await waitUntil(() => store.deliveries.of(1)[0]?.state === 'done');
  await waitUntil(() => log.error.mock.calls.length === 1);
  expect(statesOf(1)).toEqual(['mail done', 'pigeon pending']);
  expect(statesOf(2)).toEqual([]);
  expect(mail.deliver).toHaveBeenCalledExactlyOnceWith(
    store.get(1),
    { spam: 1, held: 0, failed: 0 },
    expect.any(AbortSignal),
  );
  const fields = { message: 1, channel: 'pigeon', tries: 1, fault: 'E' };
  expect(log.error).toHaveBeenCalledExactlyOnceWith(fields, 'a message was not delivered yet');
});

test('the next process makes the deliveries that are left', async () => {
  store.deliveries.setChannels(['mail']);
  store.add([ARRIVAL]);
  const mail = channel('mail');
  open([mail]);
  await waitUntil(() => statesOf(1)[0] === 'mail done');
  expect(mail.deliver).toHaveBeenCalledOnce();
});

test('a message released by hand is delivered once, without a word to the outbox', async () => {
  const mail = channel('mail');
  open([mail], QUICK);
  store.add([TRAPPED]);
  const other = inboxForTest(folder);
  expect(other.release(1)).toBe(true);
  expect(other.release(1)).toBe(true);
  await waitUntil(() => statesOf(1)[0] === 'mail done');
  expect(mail.deliver).toHaveBeenCalledOnce();
});

test('a try that is asked for while one is under way is not made beside it', async () => {
  const mail = channel('mail', never);
  open([mail], { ...QUICK, tryMs: 60_000 });
  store.add([ARRIVAL]);
  await waitUntil(() => mail.deliver.mock.calls.length > 0);
  expect(store.deliveries.retry(1)).toBe(1);
  await waitUntil(() => store.deliveries.of(1)[0]?.tries === 1);
  expect(mail.deliver).toHaveBeenCalledOnce();
});

test('a message that cannot be delivered is given up after its last try, and can be tried again', async () => {
  store.deliveries.setChannels(['mail']);
  store.add([ARRIVAL, ARRIVAL]);
  const tried = (id: number, tries: number) =>
    execIn(inboxPath(folder), `UPDATE deliveries SET tries = ${tries} WHERE message_id = ${id}`);
  tried(1, MOST_TRIES - 1);
  tried(2, MOST_TRIES - 2);
  const mail = channel('mail', failing);
  open([mail], { ...QUICK, firstWaitMs: PACE.firstWaitMs });
  await waitUntil(() => log.error.mock.calls.length === 2);
  expect([statesOf(1), statesOf(2)]).toEqual([['mail failed'], ['mail pending']]);
  expect(log.error).toHaveBeenCalledWith(
    { message: 1, channel: 'mail', tries: MOST_TRIES, fault: 'E' },
    'a message was given up',
  );
  expect(store.list({ state: 'failed' })).toHaveLength(1);

  mail.deliver.mockImplementation(async () => {});
  expect(store.deliveries.retry(1)).toBe(1);
  await waitUntil(() => statesOf(1)[0] === 'mail done');
});

test('a file that cannot be read is logged once, and delivered from once it can', async () => {
  const mail = channel('mail');
  const outbox = open([mail]);
  store.add([ARRIVAL]);
  execIn(inboxPath(folder), 'ALTER TABLE deliveries RENAME TO away');
  outbox.wake();
  await waitUntil(() => log.error.mock.calls.length > 0);
  outbox.wake();
  await setImmediate();
  await setImmediate();
  execIn(inboxPath(folder), 'ALTER TABLE away RENAME TO deliveries');
  outbox.wake();
  await waitUntil(() => statesOf(1)[0] === 'mail done');
  const err = expect.any(Error);
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err }, 'deliveries cannot be read');
});

test('a channel that never answers holds up neither its next try nor another channel', async () => {
  const [pigeon, mail] = [channel('pigeon', never), channel('mail')];
  store.deliveries.setChannels(['pigeon', 'mail']);
  store.add([ARRIVAL, ARRIVAL, ARRIVAL, ARRIVAL, ARRIVAL]);
  open([pigeon, mail], QUICK);
  await waitUntil(() => statesOf(5)[0] === 'mail done');
  await waitUntil(() => pigeon.deliver.mock.calls.length > 5);
  expect(log.error).toHaveBeenCalledWith(
    { message: 1, channel: 'pigeon', tries: 1, fault: 'timeout' },
    'a message was not delivered yet',
  );
});

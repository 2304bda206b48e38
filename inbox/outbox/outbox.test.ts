import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import type { Channel } from '../channels/channel.ts';
import type { Inbox } from '../store.ts';
import { inboxForTest } from '../testing/inbox-for-test.ts';
import { ARRIVAL, TRAPPED } from '../testing/sample.ts';
import { startOutbox } from './outbox.ts';

let folder: string;
let inbox: Inbox;
const log = { info: vi.fn(), error: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  folder = temporaryFolder();
  inbox = inboxForTest(folder);
});

/** A channel that answers a try with the next of these, and from then on with the last. */
function channel(name: string, ...answers: (() => Promise<void>)[]) {
  const deliver = vi.fn<Channel['deliver']>();
  for (const answer of answers) deliver.mockImplementationOnce(answer);
  deliver.mockImplementation(answers.at(-1) ?? (async () => {}));
  return { name, deliver };
}

function open(...channels: Channel[]) {
  inbox.deliveries.setChannels(channels.map(({ name }) => name));
  const outbox = startOutbox(inbox, channels, log);
  onTestFinished(() => outbox.stop(0));
  return outbox;
}

const failing = () => Promise.reject(Object.assign(new Error('to ada@example.com'), { code: 'E' }));
const statesOf = (id: number) =>
  inbox.deliveries.of(id).map(({ channel, state }) => `${channel} ${state}`);

test('every channel gets a message; one that fails does not hold up another', async () => {
  const [pigeon, mail] = [channel('pigeon', failing), channel('mail')];
  const outbox = open(pigeon, mail);
  inbox.add([ARRIVAL, TRAPPED]);
  outbox.wake();
  await vi.waitUntil(() => inbox.deliveries.of(1)[0]?.state === 'done');
  await vi.waitUntil(() => log.error.mock.calls.length === 1);
  expect(statesOf(1)).toEqual(['mail done', 'pigeon pending']);
  expect(statesOf(2)).toEqual([]);
  expect(mail.deliver).toHaveBeenCalledExactlyOnceWith(inbox.get(1));
  const fields = { message: 1, channel: 'pigeon', tries: 1, fault: 'E' };
  expect(log.error).toHaveBeenCalledExactlyOnceWith(fields, 'a message was not delivered yet');
});

test('what was not delivered before the process ended is delivered by the next', async () => {
  inbox.deliveries.setChannels(['mail']);
  inbox.add([ARRIVAL]);
  const mail = channel('mail');
  open(mail);
  await vi.waitUntil(() => statesOf(1)[0] === 'mail done');
  expect(mail.deliver).toHaveBeenCalledOnce();
});

test('a message released by hand is delivered once', async () => {
  const mail = channel('mail');
  const outbox = open(mail);
  inbox.add([TRAPPED]);
  const other = inboxForTest(folder);
  expect(other.release(1)).toBe(true);
  expect(other.release(1)).toBe(true);
  outbox.wake();
  await vi.waitUntil(() => statesOf(1)[0] === 'mail done');
  expect(mail.deliver).toHaveBeenCalledOnce();
});

test('of two processes one delivers a message', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const mail = channel('mail', () => promise);
  open(mail);
  inbox.add([ARRIVAL]);
  open(mail);
  open(mail);
  await vi.waitUntil(() => mail.deliver.mock.calls.length > 0);
  expect(inbox.deliveries.claim(['mail'], 9)).toEqual([]);
  resolve();
  await vi.waitUntil(() => statesOf(1)[0] === 'mail done');
  expect(mail.deliver).toHaveBeenCalledOnce();
});

test('a message that could not be delivered for seven days is given up, and can be tried again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 8 * 24 * 3_600_000 });
  inbox.deliveries.setChannels(['mail']);
  inbox.add([ARRIVAL]);
  vi.useRealTimers();
  const mail = channel('mail', failing, async () => {});
  const outbox = open(mail);
  await vi.waitUntil(() => statesOf(1)[0] === 'mail failed');
  expect(log.error).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'a message was given up');
  expect(inbox.list({ state: 'failed' })).toHaveLength(1);
  expect(inbox.deliveries.retry(1)).toBe(1);
  outbox.wake();
  await vi.waitUntil(() => statesOf(1)[0] === 'mail done');
});

test('stopped, it gives back what it could not end', async () => {
  const mail = channel('mail', () => new Promise(() => {}));
  inbox.deliveries.setChannels(['mail']);
  inbox.add([ARRIVAL]);
  const outbox = open(mail);
  await outbox.stop(0);
  expect(inbox.deliveries.claim(['mail'], 9)).toMatchObject([{ messageId: 1, tries: 1 }]);
});

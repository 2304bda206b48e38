import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../sqlite/open.ts';
import { execIn } from '../../sqlite/testing/exec-in.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import type { Channel } from '../channels/channel.ts';
import { MIGRATIONS } from '../migrations.ts';
import { type Inbox, inboxPath } from '../store.ts';
import { inboxForTest } from '../testing/inbox-for-test.ts';
import { ARRIVAL, TRAPPED } from '../testing/sample.ts';
import { deliveriesIn } from './deliveries.ts';
import { startOutbox } from './outbox.ts';
import { PACE } from './waits.ts';

let folder: string;
let inbox: Inbox;
const log = { error: vi.fn() };

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

function open(channels: Channel[], pace = PACE) {
  inbox.deliveries.setChannels(channels.map(({ name }) => name));
  const outbox = startOutbox(inbox, channels, log, pace);
  onTestFinished(() => outbox.stop(0));
  return outbox;
}

const failing = () => Promise.reject(Object.assign(new Error('to ada@example.com'), { code: 'E' }));
const statesOf = (id: number) =>
  inbox.deliveries.of(id).map(({ channel, state }) => `${channel} ${state}`);

test('every channel gets a message; one that fails does not hold up another', async () => {
  const [pigeon, mail] = [channel('pigeon', failing), channel('mail')];
  const outbox = open([pigeon, mail]);
  inbox.add([ARRIVAL, TRAPPED]);
  outbox.wake();
  await vi.waitUntil(() => inbox.deliveries.of(1)[0]?.state === 'done');
  await vi.waitUntil(() => log.error.mock.calls.length === 1);
  expect(statesOf(1)).toEqual(['mail done', 'pigeon pending']);
  expect(statesOf(2)).toEqual([]);
  expect(mail.deliver).toHaveBeenCalledExactlyOnceWith(
    inbox.get(1),
    { spam: 1, held: 0, failed: 0 },
    expect.any(AbortSignal),
  );
  const fields = { message: 1, channel: 'pigeon', tries: 1, fault: 'E' };
  expect(log.error).toHaveBeenCalledExactlyOnceWith(fields, 'a message was not delivered yet');
});

test('what was not delivered before the process ended is delivered by the next', async () => {
  inbox.deliveries.setChannels(['mail']);
  inbox.add([ARRIVAL]);
  const mail = channel('mail');
  open([mail]);
  await vi.waitUntil(() => statesOf(1)[0] === 'mail done');
  expect(mail.deliver).toHaveBeenCalledOnce();
});

test('a message released by hand is delivered once', async () => {
  const mail = channel('mail');
  const outbox = open([mail]);
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
  open([mail]);
  inbox.add([ARRIVAL]);
  open([mail]);
  open([mail]);
  await vi.waitUntil(() => mail.deliver.mock.calls.length > 0);
  expect(inbox.deliveries.claim('mail', 9)).toEqual([]);
  resolve();
  await vi.waitUntil(() => statesOf(1)[0] === 'mail done');
  expect(mail.deliver).toHaveBeenCalledOnce();
});

describe('a message that cannot be delivered', () => {
  const hour = 3_600_000;
  const day = 24 * hour;

  /** An outbox on a machine whose time the test tells. */
  function openOn(clock: { now: number }, ...channels: Channel[]) {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const db = openDatabase(inboxPath(folder), MIGRATIONS, (opened) => opened);
    const deliveries = deliveriesIn(db, () => clock.now);
    const outbox = startOutbox({ get: inbox.get, count: inbox.count, deliveries }, channels, log);
    onTestFinished(async () => {
      vi.useRealTimers();
      await outbox.stop(0);
      db.close();
    });
    return {
      outbox,
      async pass(ms: number) {
        const step = 10 * 60_000;
        for (let passed = 0; passed < ms; passed += step) {
          clock.now += step;
          await vi.advanceTimersByTimeAsync(step);
        }
      },
    };
  }

  test('is given up after seven days, whatever is done to the clock, and can be tried again', async () => {
    inbox.deliveries.setChannels(['mail']);
    inbox.add([ARRIVAL]);
    const mail = channel('mail', failing);
    const { outbox, pass } = openOn({ now: 0 }, mail);
    await pass(2 * day);
    const tries = mail.deliver.mock.calls.length;
    expect(tries).toBeGreaterThan(48);
    vi.setSystemTime(Date.now() + 30 * day);
    await pass(2 * hour);
    expect(mail.deliver.mock.calls.length).toBeGreaterThan(tries);
    expect(statesOf(1)).toEqual(['mail pending']);
    vi.setSystemTime(Date.now() - 31 * day);
    await pass(4.8 * day);
    expect(statesOf(1)).toEqual(['mail pending']);
    // The waits alone count, of which part is left to chance: between them a step of `pass` goes by.
    await pass(2 * day);
    expect(statesOf(1)).toEqual(['mail failed']);
    const lines = log.error.mock.calls.map(([, line]) => line);
    expect(lines.filter((line) => line === 'a message was given up')).toHaveLength(1);
    expect(lines.at(-1)).toBe('a message was given up');
    expect(inbox.list({ state: 'failed' })).toHaveLength(1);

    mail.deliver.mockImplementation(async () => {});
    expect(inbox.deliveries.retry(1)).toBe(1);
    outbox.wake();
    await pass(hour);
    expect(statesOf(1)).toEqual(['mail done']);
  });

  test('is not given up for the time that the site stood still', async () => {
    inbox.deliveries.setChannels(['mail']);
    inbox.add([ARRIVAL]);
    const mail = channel('mail', failing);
    const { pass } = openOn({ now: 30 * day }, mail);
    vi.setSystemTime(Date.now() + 30 * day);
    await pass(hour);
    expect(mail.deliver.mock.calls.length).toBeGreaterThan(5);
    expect(statesOf(1)).toEqual(['mail pending']);
  });
});

test('a file that cannot be read is logged once, and delivered from once it can', async () => {
  const mail = channel('mail');
  const outbox = open([mail]);
  inbox.add([ARRIVAL]);
  execIn(inboxPath(folder), 'ALTER TABLE deliveries RENAME TO away');
  outbox.wake();
  await vi.waitUntil(() => log.error.mock.calls.length > 0);
  outbox.wake();
  await setImmediate();
  await setImmediate();
  execIn(inboxPath(folder), 'ALTER TABLE away RENAME TO deliveries');
  outbox.wake();
  await vi.waitUntil(() => statesOf(1)[0] === 'mail done');
  const err = expect.any(Error);
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err }, 'deliveries cannot be read');
});

test('a channel that never answers holds up neither its next try nor another channel', async () => {
  const [pigeon, mail] = [channel('pigeon', () => new Promise(() => {})), channel('mail')];
  inbox.deliveries.setChannels(['pigeon', 'mail']);
  inbox.add([ARRIVAL, ARRIVAL, ARRIVAL, ARRIVAL, ARRIVAL]);
  open([pigeon, mail], { tryMs: 200, firstWaitMs: 10 });
  await vi.waitUntil(() => statesOf(5)[0] === 'mail done');
  await vi.waitUntil(() => pigeon.deliver.mock.calls.length > 5);
  expect(log.error).toHaveBeenCalledWith(
    { message: 1, channel: 'pigeon', tries: 1, fault: 'timeout' },
    'a message was not delivered yet',
  );
});

test('stopped, it gives back what it could not end', async () => {
  const mail = channel('mail', () => new Promise(() => {}));
  inbox.deliveries.setChannels(['mail']);
  inbox.add([ARRIVAL]);
  const outbox = open([mail]);
  await outbox.stop(0);
  expect(inbox.deliveries.claim('mail', 9)).toMatchObject([{ messageId: 1, tries: 1 }]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MessageStore } from '../store.ts';
import { inboxForTest } from '../testing/inbox-for-test.ts';
import { NEW_MESSAGE } from '../testing/sample.ts';
import { type Deliveries, LEASE_MS, MAX_WAIT_MS } from './deliveries.ts';
import { MAX_TRIES, OUTBOX_TIMING, waitAfter } from './outbox.ts';

let store: MessageStore;
let deliveries: Deliveries;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  store = inboxForTest();
  deliveries = store.deliveries;
  deliveries.setChannels(['mail']);
  store.add([NEW_MESSAGE]);
});

afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('a claimed delivery cannot be claimed again until its lease ends', () => {
  expect(deliveries.claim('mail', 9)).toMatchObject([{ messageId: 1, tries: 1 }]);
  pass(LEASE_MS - 1);
  expect(deliveries.claim('mail', 9)).toEqual([]);
  pass(1);
  expect(deliveries.claim('mail', 9)).toMatchObject([{ messageId: 1, tries: 2 }]);
});

test('a failed delivery is due after its wait, or at once if the clock was set back by a day', () => {
  const [claimed] = deliveries.claim('mail', 9);
  if (claimed) deliveries.fail(claimed, 'ECONNREFUSED', MAX_WAIT_MS);
  pass(MAX_WAIT_MS - 1);
  expect(deliveries.claim('mail', 9)).toEqual([]);
  pass(1);
  const [again] = deliveries.claim('mail', 9);
  expect(again).toMatchObject({ fault: 'ECONNREFUSED' });
  if (again) deliveries.fail(again, 'E', MAX_WAIT_MS);
  pass(-24 * MAX_WAIT_MS);
  expect(deliveries.claim('mail', 9)).toHaveLength(1);
});

test('a delivery stays done when a try that outlived its lease fails', () => {
  const [late] = deliveries.claim('mail', 9);
  pass(LEASE_MS);
  const [next] = deliveries.claim('mail', 9);
  if (!late || !next) throw new Error('expected two claims');
  deliveries.succeed(next);
  deliveries.fail(late, 'late', undefined);
  expect(deliveries.of(1)).toMatchObject([{ state: 'done', tries: 2, fault: '' }]);
  expect(store.release(1)).toBe(0);
});

test('the waits double up to an hour, and add up to seven days', () => {
  const waits = Array.from({ length: MAX_TRIES - 1 }, (_, tries) =>
    waitAfter(tries + 1, OUTBOX_TIMING.firstWaitMs),
  );
  expect(waits.slice(0, 3)).toEqual([10_000, 20_000, 40_000]);
  expect(waits.at(-1)).toBe(MAX_WAIT_MS);
  const days = waits.reduce((sum, wait) => sum + wait, 0) / (24 * 60 * 60_000);
  expect(days).toBeCloseTo(7, 0);
});

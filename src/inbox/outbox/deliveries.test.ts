import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inboxForTest } from '../testing/inbox-for-test.ts';
import { ARRIVAL } from '../testing/sample.ts';
import type { Deliveries } from './deliveries.ts';
import { LEASE_MS, LONGEST_WAIT_MS, MOST_TRIES, PACE, waitAfter } from './waits.ts';

let deliveries: Deliveries;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const store = inboxForTest();
  deliveries = store.deliveries;
  deliveries.setChannels(['mail']);
  store.add([ARRIVAL]);
});

afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('a claim holds until its lease ends', () => {
  expect(deliveries.claim('mail', 9)).toMatchObject([{ messageId: 1, tries: 1 }]);
  pass(LEASE_MS - 1);
  expect(deliveries.claim('mail', 9)).toEqual([]);
  pass(1);
  expect(deliveries.claim('mail', 9)).toMatchObject([{ messageId: 1, tries: 2 }]);
  expect(deliveries.claim('pigeon', 9)).toEqual([]);
});

test('a try that failed is made again when it is due', () => {
  const [claimed] = deliveries.claim('mail', 9);
  if (claimed) deliveries.fail(claimed, 'ECONNREFUSED', 5000);
  pass(4_999);
  expect(deliveries.claim('mail', 9)).toEqual([]);
  pass(1);
  expect(deliveries.claim('mail', 9)).toMatchObject([{ fault: 'ECONNREFUSED' }]);
});

test('a delivery stays done when a try outlives its lease', () => {
  const [late] = deliveries.claim('mail', 9);
  pass(LEASE_MS);
  const [next] = deliveries.claim('mail', 9);
  if (!late || !next) throw new Error('expected two claims');
  deliveries.succeed(next);
  deliveries.fail(late, 'late', undefined);
  deliveries.release(late);
  expect(deliveries.of(1)).toMatchObject([{ state: 'done', tries: 2, fault: '' }]);
});

test('a clock that was set back by a day holds up no delivery', () => {
  const [claimed] = deliveries.claim('mail', 9);
  if (claimed) deliveries.fail(claimed, 'E', LONGEST_WAIT_MS);
  pass(-24 * LONGEST_WAIT_MS);
  expect(deliveries.claim('mail', 9)).toHaveLength(1);
});

test('waits double up to an hour, half of each by chance, and come to seven days', () => {
  expect([1, 2, 3, 20].map((tries) => waitAfter(tries, PACE, 0))).toEqual([
    10_000,
    20_000,
    40_000,
    LONGEST_WAIT_MS,
  ]);
  expect(waitAfter(1, PACE, 1)).toBe(5000);
  const waits = Array.from({ length: MOST_TRIES - 1 }, (_, tries) =>
    waitAfter(tries + 1, PACE, 0.5),
  );
  const days = waits.reduce((sum, wait) => sum + wait, 0) / (24 * 60 * 60_000);
  expect(days).toBeCloseTo(7, 1);
});

import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../sqlite/open.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { MIGRATIONS } from '../migrations.ts';
import { inboxPath, openInbox } from '../store.ts';
import { ARRIVAL } from '../testing/sample.ts';
import { deliveriesIn } from './deliveries.ts';
import { LEASE_MS, LONGEST_WAIT_MS, PACE, waitAfter } from './waits.ts';

/** One message for the channel 'mail', under a clock that the test sets. */
function deliveryAt(clock: { now: number }) {
  const path = inboxPath(temporaryFolder());
  const inbox = openInbox(path);
  inbox.deliveries.setChannels(['mail']);
  inbox.add([ARRIVAL]);
  inbox.close();
  return openDatabase(path, MIGRATIONS, (database) => deliveriesIn(database, () => clock.now));
}

test('a claim holds until its lease ends', () => {
  const clock = { now: 1000 };
  const deliveries = deliveryAt(clock);
  expect(deliveries.claim('mail', 9)).toMatchObject([{ messageId: 1, tries: 1 }]);
  expect(deliveries.claim('mail', 9)).toEqual([]);
  expect(deliveries.untilDue(['mail'])).toBe(LEASE_MS);
  clock.now += LEASE_MS;
  expect(deliveries.claim('mail', 9)).toMatchObject([{ messageId: 1, tries: 2 }]);
  expect(deliveries.claim('pigeon', 9)).toEqual([]);
  expect(deliveries.untilDue(['pigeon'])).toBeUndefined();
});

test('a claim that had to wait for another process does not take what that one has', () => {
  const path = inboxPath(temporaryFolder());
  const inbox = openInbox(path);
  onTestFinished(() => inbox.close());
  inbox.deliveries.setChannels(['mail']);
  inbox.add([ARRIVAL]);
  // Has no patience for a lock.
  const database = new DatabaseSync(path);
  onTestFinished(() => database.close());
  const quick = deliveriesIn(database, () => 1020);
  const claimed: unknown[] = [];
  const slow = openDatabase(path, MIGRATIONS, (opened) => {
    onTestFinished(() => opened.close());
    return deliveriesIn(opened, () => {
      try {
        claimed.push(...quick.claim('mail', 9));
      } catch {
        // The file is locked: nobody comes between clock and claim.
      }
      return 1000;
    });
  });
  claimed.push(...slow.claim('mail', 9));
  expect(claimed).toHaveLength(1);
});

test('a try that failed is made again when it is due', () => {
  const clock = { now: 1000 };
  const deliveries = deliveryAt(clock);
  const [claimed] = deliveries.claim('mail', 9);
  if (claimed) deliveries.fail(claimed, 'ECONNREFUSED', 5000);
  expect(deliveries.claim('mail', 9)).toEqual([]);
  expect(deliveries.untilDue(['mail'])).toBe(5000);
  clock.now += 5000;
  expect(deliveries.claim('mail', 9)).toMatchObject([{ fault: 'ECONNREFUSED' }]);
});

test('what comes of a try that outlived its lease leaves the next one alone', () => {
  const clock = { now: 1000 };
  const deliveries = deliveryAt(clock);
  const [late] = deliveries.claim('mail', 9);
  clock.now += LEASE_MS;
  const [next] = deliveries.claim('mail', 9);
  if (!late || !next) throw new Error('expected two claims');
  deliveries.fail(late, 'late', undefined);
  deliveries.release(late);
  expect(deliveries.of(1)).toMatchObject([{ state: 'pending', tries: 2, fault: '' }]);
  expect(deliveries.untilDue(['mail'])).toBe(LEASE_MS);
  deliveries.succeed(next);
  deliveries.fail(late, 'late', 0);
  expect(deliveries.of(1)).toMatchObject([{ state: 'done' }]);
});

test('neither lease nor wait outlives a restart of the machine', () => {
  const clock = { now: 10 * LONGEST_WAIT_MS };
  const deliveries = deliveryAt(clock);
  deliveries.claim('mail', 9);
  clock.now = 1000;
  const [claimed] = deliveries.claim('mail', 9);
  clock.now = 10 * LONGEST_WAIT_MS;
  if (!claimed) throw new Error('expected a claim');
  deliveries.fail(claimed, 'E', LONGEST_WAIT_MS);
  clock.now = 1000;
  expect(deliveries.claim('mail', 9)).toHaveLength(1);
});

test('waits double up to an hour, half of each by chance', () => {
  expect([1, 2, 3, 20].map((tries) => waitAfter(tries, PACE, 0))).toEqual([
    10_000,
    20_000,
    40_000,
    LONGEST_WAIT_MS,
  ]);
  expect(waitAfter(1, PACE, 1)).toBe(5000);
});

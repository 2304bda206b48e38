import { expect, test } from 'vitest';
import { inboxForTest } from './testing/inbox-for-test.ts';
import { ARRIVAL, NOTHING_WAITS, TRAPPED } from './testing/sample.ts';
import { waitingIn, waitingInWords } from './waiting.ts';

test('a message marked as done no longer waits', () => {
  const store = inboxForTest();
  const held = { ...ARRIVAL, quarantine: 'limit' } as const;
  store.deliveries.setChannels(['mail']);
  store.add([TRAPPED, TRAPPED, held, held, ARRIVAL, ARRIVAL]);
  for (const delivery of store.deliveries.claim('mail', 9)) {
    store.deliveries.fail(delivery, 'E', undefined);
  }
  expect(waitingIn(store)).toEqual({ spam: 2, held: 2, failed: 2 });
  for (const id of [1, 3, 5]) store.setDone(id, true);
  expect(waitingIn(store)).toEqual({ spam: 1, held: 1, failed: 1 });
});

test('is said with the option that lists it; nothing where nothing waits', () => {
  expect(waitingInWords(NOTHING_WAITS)).toBe('');
  expect(waitingInWords({ spam: 2, held: 1 })).toBe(
    '2 that look like spam (--spam), 1 held back (--held)',
  );
});

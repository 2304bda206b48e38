import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { damagePage } from '../base/sqlite/testing/damage-page.ts';
import { execIn } from '../base/sqlite/testing/exec-in.ts';
import { inboxPath, type MessageStore, openMessageStore } from './store.ts';
import { inboxForTest } from './testing/inbox-for-test.ts';
import { ARRIVAL } from './testing/sample.ts';

const COUNT = 400;

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  const store = openMessageStore(inboxPath(folder));
  store.add([ARRIVAL]);
  store.close();
  execIn(
    inboxPath(folder),
    `WITH RECURSIVE numbers (number) AS
       (SELECT 2 UNION ALL SELECT number + 1 FROM numbers WHERE number < ${COUNT})
     INSERT INTO messages (received_at, quarantine, remarks, fields)
       SELECT received_at, quarantine, remarks, fields FROM messages, numbers;
     INSERT INTO deliveries (message_id, channel, state) SELECT id, 'mail', 'failed' FROM messages`,
  );
});

/** The messages with the middle page of this table overwritten. */
function damaged(table: string): MessageStore {
  damagePage(inboxPath(folder), table);
  return inboxForTest(folder);
}

test('a damaged page costs the messages on it, and no other', () => {
  const store = damaged('messages');
  const lost = store.lost() ?? [];
  expect(lost.length).toBeGreaterThan(3);
  expect(lost.length).toBeLessThan(100);
  const all = Array.from({ length: COUNT }, (_, place) => COUNT - place);
  const left = all.filter((id) => !lost.includes(id));
  expect(store.list({}).map(({ id }) => id)).toEqual(left);
  expect(store.count({})).toBe(left.length);
  expect(store.list({ state: 'new', email: ARRIVAL.message.email }, 300)).toHaveLength(300);
  expect(store.add([ARRIVAL])).toEqual([COUNT + 1]);
  expect(store.get(COUNT + 1)).toBeDefined();
});

test('a damaged count of the numbers given costs no message, and a damaged page of deliveries no other', () => {
  const store = damaged('sqlite_sequence');
  expect([store.list({}).length, store.lost()]).toEqual([COUNT, []]);
  expect(damaged('deliveries').count({ state: 'failed' })).toBeGreaterThan(COUNT / 2);
});

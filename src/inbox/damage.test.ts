import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { damagePage } from '../base/sqlite/testing/damage-page.ts';
import { damageNotice } from './damage.ts';
import { inboxPath, type MessageStore, openMessageStore } from './store.ts';
import { inboxForTest } from './testing/inbox-for-test.ts';
import { ARRIVAL } from './testing/sample.ts';

const COUNT = 400;

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  const store = openMessageStore(inboxPath(folder));
  store.deliveries.setChannels(['mail']);
  store.add(Array.from({ length: COUNT }, () => ARRIVAL));
  for (const claimed of store.deliveries.claim('mail', COUNT)) {
    store.deliveries.fail(claimed, 'E', undefined);
  }
  store.close();
});

/** The messages with the middle page of this table overwritten. */
function damaged(table: string): MessageStore {
  damagePage(inboxPath(folder), table);
  return inboxForTest(folder);
}

describe('a damaged page of messages', () => {
  test('costs the messages on it, and no other', () => {
    const store = damaged('messages');
    const lost = store.damage()?.unreadable ?? [];
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

  test('is reported, with how to mend it', () => {
    const damage = damaged('messages').damage() ?? { unreadable: [] };
    const [first] = damage.unreadable;
    const said = damageNotice(damage, 'inbox.sqlite');
    expect(said).toContain(`of these numbers: ${first} to ${damage.unreadable.at(-1)}.`);
    expect(said).toContain('npm run restore');
    expect(said).toContain('inbox -- export');
    expect(damageNotice({ unreadable: [2, 3, 4, 9] }, '')).toContain(': 2 to 4, 9.');
  });
});

test('a damaged count of the numbers given costs no message', () => {
  const store = damaged('sqlite_sequence');
  expect(store.list({})).toHaveLength(COUNT);
  expect(store.damage()).toEqual({ unreadable: [] });
});

test('a damaged page of deliveries hides no other message that was given up', () => {
  expect(damaged('deliveries').count({ state: 'failed' })).toBeGreaterThan(COUNT / 2);
});

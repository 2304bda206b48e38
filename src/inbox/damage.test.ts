import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { TEST_TIMEOUT_MS } from '../../tests/test-timeout.ts';
import { damagePage } from '../base/sqlite/testing/damage-page.ts';
import { execIn } from '../base/sqlite/testing/exec-in.ts';
import { openInbox } from './inbox.ts';
import { inboxPath, type MessageStore, openMessageStore } from './store.ts';
import { inboxForTest } from './testing/inbox-for-test.ts';
import { NEW_MESSAGE, SAMPLE } from './testing/sample.ts';

const COUNT = 400;

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  const site = openMessageStore(inboxPath(folder));
  site.deliveries.setChannels(['mail']);
  site.add(Array.from({ length: COUNT }, () => NEW_MESSAGE));
  site.close();
});

/** Opens the messages after overwriting the middle page of a table. */
function damaged(table: string): MessageStore {
  damagePage(inboxPath(folder), table);
  return inboxForTest(folder);
}

test('a damaged page loses only its own messages, and new ones can be stored', async () => {
  const store = damaged('messages');
  const { messages, lost } = store.salvage();
  expect(lost.length).toBeGreaterThan(3);
  expect(lost.length).toBeLessThan(100);
  const all = Array.from({ length: COUNT }, (_, index) => COUNT - index);
  expect(messages.map(({ id }) => id)).toEqual(all.filter((id) => !lost.includes(id)));
  const sent = { ...NEW_MESSAGE, message: { ...SAMPLE, phone: '' }, repeatMs: TEST_TIMEOUT_MS };
  expect(store.add([sent])).toEqual([COUNT + 1]);
  expect(store.get(COUNT + 1)).toBeDefined();
  const inbox = openInbox(inboxPath(folder), [], { error() {} });
  onTestFinished(() => inbox.close(0));
  expect(await inbox.health()).toMatchObject({ pending: {}, room: true });
});

test('a damaged sqlite_sequence loses no message', () => {
  const store = damaged('sqlite_sequence');
  const { messages, lost } = store.salvage();
  expect([messages.length, lost]).toEqual([COUNT, []]);
  expect(() => store.expectReady()).toThrow('malformed');
});

test('salvage throws errors other than damage', () => {
  const store = inboxForTest(folder);
  execIn(inboxPath(folder), 'DROP TABLE messages');
  expect(() => store.salvage()).toThrow('no such table');
});

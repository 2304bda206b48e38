import { renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { execIn } from '../base/sqlite/testing/exec-in.ts';
import { inboxPath, openMessageStore } from './store.ts';
import { inboxForTest } from './testing/inbox-for-test.ts';
import { ARRIVAL, SAMPLE as message, TRAPPED } from './testing/sample.ts';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

test('keeps messages from one opening to the next', () => {
  const below = join(folder, 'made', 'on demand');
  const first = openMessageStore(inboxPath(below));
  const [id = 0] = first.add([ARRIVAL]);
  first.close();

  const kept = inboxForTest(below).get(id);
  expect(kept).toEqual({
    ...message,
    id,
    quarantine: '',
    remarks: '',
    doneAt: '',
    receivedAt: expect.any(String),
  });
  expect(new Date(kept?.receivedAt ?? '').toISOString()).toBe(kept?.receivedAt);
});

test.each([
  ['removed', (path: string) => renameSync(path, `${path}.old`)],
  [
    'replaced',
    (path: string) => {
      // Kept under another name, or the file system could give its number to the next one.
      renameSync(path, `${path}.old`);
      writeFileSync(path, '');
    },
  ],
  ['cut off', (path: string) => truncateSync(path, 4_096)],
])('acknowledges nothing once its file was %s', (_, spoil) => {
  const path = inboxPath(folder);
  openMessageStore(path).close();
  const store = inboxForTest(folder);
  store.add([ARRIVAL]);
  spoil(path);
  expect(() => store.add([ARRIVAL])).toThrow(/removed, replaced or cut off/);
});

test('acknowledges nothing once others would have another index of its log', () => {
  const store = inboxForTest(folder);
  store.add([ARRIVAL]);
  rmSync(`${inboxPath(folder)}-shm`);
  expect(() => store.add([ARRIVAL])).toThrow(/removed, replaced or cut off/);
});

test('lists newest first, by kind, no more than asked, and counts them', () => {
  const store = inboxForTest(folder);
  store.add([ARRIVAL, TRAPPED, { ...ARRIVAL, quarantine: 'limit' }, TRAPPED, ARRIVAL]);
  store.setDone(1, true);
  const ids = (...asked: Parameters<typeof store.list>) => store.list(...asked).map(({ id }) => id);
  expect(ids({}, 10)).toEqual([5, 4, 3, 2, 1]);
  expect(ids({}, 2)).toEqual([5, 4]);
  expect(ids({ state: 'new' })).toEqual([5]);
  expect(ids({ state: 'done' })).toEqual([1]);
  expect(ids({ state: 'spam' })).toEqual([4, 2]);
  expect(ids({ state: 'held' })).toEqual([3]);
  expect(ids({ email: ` ${message.email.toUpperCase()}` })).toHaveLength(5);
  expect(ids({ email: 'else@example.com' })).toEqual([]);
  expect(ids({ search: message.message.slice(3).toUpperCase() })).toHaveLength(5);
  expect(ids({ search: '%' })).toEqual([]);
  store.setDone(2, true);
  expect(ids({ state: 'spam' })).toEqual([4]);
  store.setDone(2, false);
  expect(store.count({})).toBe(5);
  expect(store.count({ state: 'spam' })).toBe(2);
  expect(store.get(6)).toBeUndefined();
});

test('finds words in any order and field, whatever their case and accents', () => {
  const store = inboxForTest(folder);
  store.add([ARRIVAL, { ...ARRIVAL, message: { ...message, name: 'JOSÉ Muñoz' } }]);
  const ids = (search: string) => store.list({ search }).map(({ id }) => id);
  expect(ids('jose')).toEqual([2]);
  expect(ids(' muñoz  josé ')).toEqual([2]);
  expect(ids(`${message.email} MUNOZ`)).toEqual([2]);
  expect(ids('munoz nobody')).toEqual([]);
  expect(ids(' ')).toEqual([2, 1]);
});

test('lists what is still to be delivered, and what was given up, and removes it with the message', () => {
  const store = inboxForTest(folder);
  store.deliveries.setChannels(['mail', 'log']);
  store.add([ARRIVAL, ARRIVAL, TRAPPED]);
  const ids = (state: 'undelivered' | 'failed') => store.list({ state }).map(({ id }) => id);
  expect([ids('undelivered'), ids('failed')]).toEqual([[2, 1], []]);
  const claimed = ['mail', 'log'].flatMap((channel) => store.deliveries.claim(channel, 9));
  for (const delivery of claimed) {
    if (delivery.messageId === 1) store.deliveries.succeed(delivery);
    else store.deliveries.fail(delivery, 'E', undefined);
  }
  expect([ids('undelivered'), ids('failed')]).toEqual([[2], [2]]);
  expect(store.remove([2, 9])).toBe(1);
  expect(store.deliveries.of(2)).toEqual([]);
});

test('keeps one of several with the same nonce', () => {
  const store = inboxForTest(folder);
  const tapped = { ...ARRIVAL, nonce: 'tap' };
  expect(store.add([tapped, ARRIVAL, tapped])).toEqual([1, 2, 1]);
  expect(store.add([tapped])).toEqual([1]);
  expect(store.count({})).toBe(2);
});

test('a message of a form with other fields has those of this form, the ones it lacked empty', () => {
  const store = inboxForTest(folder);
  store.add([ARRIVAL]);
  const fields = `json_set(json_remove(fields, '$.phone'), '$.company', 'Ada & Co')`;
  execIn(inboxPath(folder), `UPDATE messages SET fields = ${fields}`);
  expect(store.list({})).toMatchObject([{ ...message, phone: '' }]);
  expect(store.get(1)).not.toHaveProperty('company');
});

test('a trial write leaves the schema that a newer program has given the file', () => {
  const store = inboxForTest(folder);
  execIn(inboxPath(folder), 'PRAGMA user_version = 99');
  store.expectReady();
  const database = new DatabaseSync(inboxPath(folder));
  onTestFinished(() => database.close());
  expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 99 });
});

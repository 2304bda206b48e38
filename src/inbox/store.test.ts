import { renameSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { execIn } from '../base/sqlite/testing/exec-in.ts';
import { inboxPath, openMessageStore } from './store.ts';
import { inboxForTest } from './testing/inbox-for-test.ts';
import { SAMPLE as message, NEW_MESSAGE, TRAPPED } from './testing/sample.ts';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

test('messages are kept when the store is closed and opened again', () => {
  const below = join(folder, 'made', 'on demand');
  const first = openMessageStore(inboxPath(below));
  const [id = 0] = first.add([NEW_MESSAGE]);
  first.close();

  const kept = inboxForTest(below).get(id);
  const receivedAt = new Date(kept?.receivedAt ?? '').toISOString();
  expect(kept).toEqual({ ...message, id, quarantine: '', remarks: '', doneAt: '', receivedAt });
});

const replace = (path: string) => {
  // Renamed, not removed: otherwise the file system could give its inode number to the new file.
  renameSync(path, `${path}.old`);
  writeFileSync(path, '');
};
test.each<[string, (path: string) => void]>([
  ['', replace],
  ['-wal', replace],
  ['-shm', replace],
  ['', (path) => truncateSync(path, 4_096)],
])('add throws once the file%s was replaced or cut off', (suffix, spoil) => {
  const first = openMessageStore(inboxPath(folder));
  first.add([NEW_MESSAGE]);
  first.close();
  const store = inboxForTest(folder);
  store.add([NEW_MESSAGE]);
  spoil(inboxPath(folder) + suffix);
  expect(() => store.add([NEW_MESSAGE])).toThrow(/removed, replaced or cut off/);
});

test('expectReady tries to store a message without leaving it, and throws if that fails', () => {
  const store = inboxForTest(folder);
  store.expectReady();
  expect(store.add([NEW_MESSAGE])).toEqual([1]);
  execIn(inboxPath(folder), 'DROP TABLE deliveries');
  expect(() => store.expectReady()).toThrow('no such table');
});

test('list and count select messages by state, search and address; list has a limit, newest first', () => {
  const store = inboxForTest(folder);
  const limited = { ...NEW_MESSAGE, quarantine: 'limit' } as const;
  store.add([NEW_MESSAGE, TRAPPED, limited, TRAPPED, NEW_MESSAGE]);
  store.setDone(1);
  const ids = (...asked: Parameters<typeof store.list>) => store.list(...asked).map(({ id }) => id);
  expect(ids({}, 10)).toEqual([5, 4, 3, 2, 1]);
  expect(ids({}, 2)).toEqual([5, 4]);
  expect(ids({ state: 'new' })).toEqual([5]);
  expect(ids({ state: 'done' })).toEqual([1]);
  expect(ids({ state: 'quarantined' })).toEqual([4, 3, 2]);
  expect(ids({ email: ` ${message.email.toUpperCase()}` })).toHaveLength(5);
  expect(ids({ email: 'else@example.com' })).toEqual([]);
  expect(ids({ search: message.message.slice(3).toUpperCase() })).toHaveLength(5);
  expect(ids({ search: '%' })).toEqual([]);
  store.setDone(2);
  expect(ids({ state: 'quarantined' })).toEqual([4, 3]);
  store.release(2);
  expect(ids({ state: 'new' })).toEqual([5, 2]);
  expect(store.count({})).toBe(5);
  expect(store.count({ state: 'quarantined' })).toBe(2);
  expect(store.get(6)).toBeUndefined();
});

test('a search finds words in any order and field, whatever their case and accents', () => {
  const store = inboxForTest(folder);
  store.add([NEW_MESSAGE]);
  store.add([{ ...NEW_MESSAGE, message: { ...message, name: 'JOSÉ Muñoz' } }]);
  const ids = (search: string) => store.list({ search }).map(({ id }) => id);
  expect(ids('jose')).toEqual([2]);
  expect(ids(' muñoz  josé ')).toEqual([2]);
  expect(ids(`${message.email} MUNOZ`)).toEqual([2]);
  expect(ids('munoz nobody')).toEqual([]);
  expect(ids(' ')).toEqual([2, 1]);
});

test('identical messages within repeatMs are stored once, also after a restart', () => {
  const sent = { ...NEW_MESSAGE, repeatMs: 300_000 };
  const before = openMessageStore(inboxPath(folder));
  expect(before.add([sent, TRAPPED, { ...sent, quarantine: 'limit' }])).toEqual([1, 2, 1]);
  before.remove([2]);
  before.close();
  const store = inboxForTest(folder);
  const age = (ms: number) => {
    const at = new Date(Date.now() - ms).toISOString();
    execIn(inboxPath(folder), `UPDATE messages SET received_at = '${at}'`);
  };
  age(290_000);
  expect(store.add([sent])).toEqual([1]);
  age(300_001);
  expect(store.add([sent, sent])).toEqual([3, 3]);
  expect(store.add([{ ...sent, message: { ...message, phone: '' } }])).toEqual([4]);
});

test('a message of an earlier form has the fields of the present form; missing ones are empty', () => {
  const store = inboxForTest(folder);
  store.add([NEW_MESSAGE]);
  const fields = `json_set(json_remove(fields, '$.phone'), '$.no_such_field', 'Ada & Co')`;
  execIn(inboxPath(folder), `UPDATE messages SET fields = ${fields}`);
  expect(store.list({})).toMatchObject([{ ...message, phone: '' }]);
  expect(store.get(1)).not.toHaveProperty('no_such_field');
});

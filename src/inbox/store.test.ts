import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { execIn } from '../base/sqlite/testing/exec-in.ts';
import { inboxPath, openInbox } from './store.ts';
import { inboxForTest } from './testing/inbox-for-test.ts';
import { ARRIVAL, SAMPLE as message, TRAPPED } from './testing/sample.ts';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

test('keeps messages from one opening to the next', () => {
  const below = join(folder, 'made', 'on demand');
  const first = openInbox(inboxPath(below));
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
  ['removed', () => {}],
  ['replaced', (path: string) => writeFileSync(path, '')],
])('acknowledges nothing once its file was %s', (_, replace) => {
  const path = inboxPath(folder);
  const inbox = inboxForTest(folder);
  inbox.add([ARRIVAL]);
  // Kept under another name, or the file system could give its number to the next one.
  renameSync(path, `${path}.old`);
  replace(path);
  expect(() => inbox.add([ARRIVAL])).toThrow(/removed, replaced or cut off/);
});

test('acknowledges nothing once others would have another index of its log', () => {
  const inbox = inboxForTest(folder);
  inbox.add([ARRIVAL]);
  rmSync(`${inboxPath(folder)}-shm`);
  expect(() => inbox.add([ARRIVAL])).toThrow(/removed, replaced or cut off/);
});

test('lists newest first, by kind, no more than asked, and counts them', () => {
  const inbox = inboxForTest(folder);
  inbox.add([ARRIVAL, TRAPPED, { ...ARRIVAL, quarantine: 'limit' }, TRAPPED, ARRIVAL]);
  inbox.setDone(1, true);
  const ids = (...asked: Parameters<typeof inbox.list>) => inbox.list(...asked).map(({ id }) => id);
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
  inbox.setDone(2, true);
  expect(ids({ state: 'spam' })).toEqual([4]);
  inbox.setDone(2, false);
  expect(inbox.count({})).toBe(5);
  expect(inbox.count({ state: 'spam' })).toBe(2);
  expect(inbox.get(6)).toBeUndefined();
});

test('finds words in any order and field, whatever their case and accents', () => {
  const inbox = inboxForTest(folder);
  inbox.add([ARRIVAL, { ...ARRIVAL, message: { ...message, name: 'JOSÉ Muñoz' } }]);
  const ids = (search: string) => inbox.list({ search }).map(({ id }) => id);
  expect(ids('jose')).toEqual([2]);
  expect(ids(' muñoz  josé ')).toEqual([2]);
  expect(ids(`${message.email} MUNOZ`)).toEqual([2]);
  expect(ids('munoz nobody')).toEqual([]);
  expect(ids(' ')).toEqual([2, 1]);
});

test('lists what is still to be delivered, and what was given up', () => {
  const inbox = inboxForTest(folder);
  inbox.deliveries.setChannels(['mail', 'log']);
  inbox.add([ARRIVAL, ARRIVAL, TRAPPED]);
  const ids = (state: 'undelivered' | 'failed') => inbox.list({ state }).map(({ id }) => id);
  expect([ids('undelivered'), ids('failed')]).toEqual([[2, 1], []]);
  const claimed = ['mail', 'log'].flatMap((channel) => inbox.deliveries.claim(channel, 9));
  for (const delivery of claimed) {
    if (delivery.messageId === 1) inbox.deliveries.succeed(delivery);
    else inbox.deliveries.fail(delivery, 'E', undefined);
  }
  expect([ids('undelivered'), ids('failed')]).toEqual([[2], [2]]);
});

test('keeps one of several with the same nonce', () => {
  const inbox = inboxForTest(folder);
  const tapped = { ...ARRIVAL, nonce: 'tap' };
  expect(inbox.add([tapped, ARRIVAL, tapped])).toEqual([1, 2, 1]);
  expect(inbox.add([tapped])).toEqual([1]);
  expect(inbox.count({})).toBe(2);
});

test('removes messages from every byte of the file', () => {
  const inbox = inboxForTest(folder);
  const secret = 'removed without a trace';
  inbox.deliveries.setChannels(['email']);
  inbox.add([{ ...ARRIVAL, message: { ...message, message: secret } }, ARRIVAL]);
  const bytes = () =>
    ['', '-wal'].map((end) => readFileSync(`${inboxPath(folder)}${end}`, 'latin1')).join();
  expect(bytes()).toContain(secret);
  expect(inbox.remove([1, 9])).toBe(1);
  expect(bytes()).not.toContain(secret);
  expect(inbox.deliveries.of(1)).toEqual([]);
  expect(inbox.count({})).toBe(1);
});

test('lets two connections write', () => {
  const [one, two] = [inboxForTest(folder), inboxForTest(folder)];
  one.add([ARRIVAL]);
  two.add([ARRIVAL]);
  expect(one.list({})).toHaveLength(2);
});

test('a message of a form with other fields has those of this form, the ones it lacked empty', () => {
  const inbox = inboxForTest(folder);
  inbox.add([ARRIVAL]);
  const fields = `json_set(json_remove(fields, '$.phone'), '$.company', 'Ada & Co')`;
  execIn(inboxPath(folder), `UPDATE messages SET fields = ${fields}`);
  expect(inbox.list({})).toMatchObject([{ ...message, phone: '' }]);
  expect(inbox.get(1)).not.toHaveProperty('company');
});

test('a trial write leaves the schema that a newer program has given the file', () => {
  const inbox = inboxForTest(folder);
  execIn(inboxPath(folder), 'PRAGMA user_version = 99');
  inbox.expectReady();
  const database = new DatabaseSync(inboxPath(folder));
  onTestFinished(() => database.close());
  expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 99 });
});

test('names a file that cannot be used', () => {
  writeFileSync(inboxPath(folder), 'not a database, but long enough to look at'.repeat(50));
  expect(() => openInbox(inboxPath(folder))).toThrow(/inbox\.sqlite: file is not a database/);
});

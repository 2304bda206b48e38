import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { prepareColumns } from './columns.ts';
import { FIELDS } from './fields.ts';
import { MIGRATIONS } from './migrations.ts';
import { inboxPath, openInbox } from './store.ts';
import { inboxForTest } from './testing/inbox-for-test.ts';
import { SAMPLE as message } from './testing/sample.ts';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

test('keeps messages from one opening to the next', () => {
  const below = join(folder, 'made', 'on demand');
  const first = openInbox(inboxPath(below));
  const id = first.add(message, { spam: false });
  first.close();

  const kept = inboxForTest(below).get(id);
  expect(kept).toEqual({ ...message, id, spam: false, receivedAt: expect.any(String) });
  expect(new Date(kept?.receivedAt ?? '').toISOString()).toBe(kept?.receivedAt);
});

test.each([
  ['removed', () => {}],
  ['replaced', (path: string) => writeFileSync(path, '')],
])('acknowledges nothing once its file was %s', (_, replace) => {
  const path = inboxPath(folder);
  const inbox = inboxForTest(folder);
  inbox.add(message, { spam: false });
  // Kept under another name, or the file system could give its number to the next one.
  renameSync(path, `${path}.old`);
  replace(path);
  expect(() => inbox.add(message, { spam: false })).toThrow(/removed or replaced/);
});

test('lists newest first, by kind, no more than asked, and counts them', () => {
  const inbox = inboxForTest(folder);
  for (const spam of [false, true, false, true, false]) inbox.add(message, { spam });
  const ids = (options: Parameters<typeof inbox.list>[0]) =>
    inbox.list(options).map(({ id }) => id);
  expect(ids({ limit: 10 })).toEqual([5, 4, 3, 2, 1]);
  expect(ids({ spam: false, limit: 2 })).toEqual([5, 3]);
  expect(ids({ spam: true, limit: 10 })).toEqual([4, 2]);
  expect(ids({})).toEqual([5, 4, 3, 2, 1]);
  expect(inbox.count({})).toBe(5);
  expect(inbox.count({ spam: false })).toBe(3);
  expect(inbox.count({ spam: true })).toBe(2);
  expect(inbox.get(6)).toBeUndefined();
});

test('lets two connections write', () => {
  const [one, two] = [inboxForTest(folder), inboxForTest(folder)];
  one.add(message, { spam: false });
  two.add(message, { spam: false });
  expect(one.list({ limit: 10 })).toHaveLength(2);
});

describe('a file of another table of fields', () => {
  const names = FIELDS.map(({ name }) => name);

  function connection(): DatabaseSync {
    const database = new DatabaseSync(inboxPath(folder));
    onTestFinished(() => database.close());
    return database;
  }

  test('gets the column it lacks, while an older program goes on writing to it', () => {
    const older = inboxForTest(folder);
    older.add(message, { spam: false });
    const database = connection();
    expect(prepareColumns(database, [...names, 'field1'])).toEqual([]);
    older.add(message, { spam: false });
    expect(database.prepare('SELECT field1 FROM messages').all()).toEqual([
      { field1: '' },
      { field1: '' },
    ]);
  });

  test('gets it once, where two processes open it at a time', () => {
    openInbox(inboxPath(folder)).close();
    const [one, other] = [connection(), connection()];
    const exec = vi.spyOn(one, 'exec').mockImplementationOnce((begin) => {
      prepareColumns(other, [...names, 'field1']);
      one.exec(begin);
    });
    expect(prepareColumns(one, [...names, 'field1'])).toEqual([]);
    expect(exec).toHaveBeenCalledWith('BEGIN IMMEDIATE');
  });

  test('takes messages without a field that it had from the first', () => {
    const [first = ''] = MIGRATIONS;
    connection().exec(`${first.replace('name TEXT', 'field1 TEXT NOT NULL, name TEXT')};
      PRAGMA user_version = 1`);
    const inbox = inboxForTest(folder);
    expect(inbox.get(inbox.add(message, { spam: false }))).toMatchObject(message);
  });
});

test('names a file that cannot be used', () => {
  writeFileSync(inboxPath(folder), 'not a database, but long enough to look at'.repeat(50));
  expect(() => openInbox(inboxPath(folder))).toThrow(/inbox\.sqlite: file is not a database/);
});

import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NewerSchemaError } from './migrate.ts';
import { inboxPath, openInbox } from './store.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const message = { name: 'Ada', email: 'a@b.c', phone: '', subject: '', message: 'Hello' };

test('keeps messages from one opening to the next', () => {
  const path = inboxPath(join(folder, 'made', 'on demand'));
  const first = openInbox(path);
  const id = first.add(message, { spam: false });
  first.close();

  const second = openInbox(path);
  const kept = second.get(id);
  expect(kept).toEqual({ ...message, id, spam: false, receivedAt: expect.any(String) });
  expect(new Date(kept?.receivedAt ?? '').toISOString()).toBe(kept?.receivedAt);
  second.close();
});

test('lists newest first, by kind, no more than asked', () => {
  const inbox = openInbox(inboxPath(folder));
  for (const spam of [false, true, false, true, false]) inbox.add(message, { spam });
  const ids = (options: Parameters<typeof inbox.list>[0]) =>
    inbox.list(options).map(({ id }) => id);
  expect(ids({ limit: 10 })).toEqual([5, 4, 3, 2, 1]);
  expect(ids({ spam: false, limit: 2 })).toEqual([5, 3]);
  expect(ids({ spam: true, limit: 10 })).toEqual([4, 2]);
  expect(inbox.get(6)).toBeUndefined();
  inbox.close();
});

test('lets two connections write', () => {
  const one = openInbox(inboxPath(folder));
  const two = openInbox(inboxPath(folder));
  one.add(message, { spam: false });
  two.add(message, { spam: false });
  expect(one.list({ limit: 10 })).toHaveLength(2);
  one.close();
  two.close();
});

test('writes ahead and waits for the disk', () => {
  const inbox = openInbox(inboxPath(folder));
  const db = new DatabaseSync(inboxPath(folder));
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 });
  db.close();
  inbox.close();
});

test('is readable by nobody else', () => {
  const inbox = openInbox(inboxPath(folder));
  inbox.add(message, { spam: false });
  for (const suffix of ['', '-wal', '-shm']) {
    expect(statSync(inboxPath(folder) + suffix).mode & 0o777).toBe(0o600);
  }
  inbox.close();
});

test('refuses a file written by a newer version and leaves it alone', () => {
  const db = new DatabaseSync(inboxPath(folder));
  db.exec('PRAGMA user_version = 99');
  db.close();
  expect(() => openInbox(inboxPath(folder))).toThrow(NewerSchemaError);
  expect(() => openInbox(inboxPath(folder))).toThrow(/newer version.*schema 99.*knows 1/);
});

test('refuses a file that is no database', () => {
  writeFileSync(inboxPath(folder), 'not a database, but long enough to look at'.repeat(50));
  expect(() => openInbox(inboxPath(folder))).toThrow(/not a database/);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import { waitUntil } from '../../../tests/wait.ts';
import { DatabaseError, openDatabase } from './open.ts';
import { execIn } from './testing/exec-in.ts';

const FIRST = "CREATE TABLE kept (word TEXT); INSERT INTO kept VALUES ('first')";
const SECOND = "INSERT INTO kept VALUES ('second')";

let path: string;

beforeEach(() => {
  path = join(temporaryFolder(), 'made', 'file.sqlite');
});

function open(steps: readonly string[] = [FIRST]): DatabaseSync {
  const database = openDatabase(path, steps, (opened) => opened);
  onTestFinished(() => {
    if (database.isOpen) database.close();
  });
  return database;
}

function closedWith(steps: readonly string[]): void {
  open(steps).close();
}

const pragma = (database: DatabaseSync, name: string) =>
  Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
const words = (database: DatabaseSync) =>
  database
    .prepare('SELECT word FROM kept')
    .all()
    .map(({ word }) => word);

test('a database waits for the disk on every write, and for other writers', () => {
  const database = open();
  expect(pragma(database, 'synchronous')).toBe(2);
  expect(pragma(database, 'journal_mode')).toBe('wal');
  expect(pragma(database, 'busy_timeout')).toBe(5_000);
});

test('an older file gets each missing migration once', () => {
  closedWith([FIRST]);
  closedWith([FIRST, SECOND]);
  const database = open([FIRST, SECOND]);
  expect(words(database)).toEqual(['first', 'second']);
  expect(pragma(database, 'user_version')).toBe(2);
});

test.skipIf(process.platform === 'win32')('only the owner can read database files', () => {
  open().exec(SECOND);
  const files = ['', '-wal', '-shm'].map((suffix) => path + suffix);
  const modes = () => files.map((file) => statSync(file).mode & 0o777);
  expect(modes()).toEqual([0o600, 0o600, 0o600]);
  for (const file of files) chmodSync(file, 0o644);
  open();
  expect(modes()).toEqual([0o600, 0o600, 0o600]);
});

describe('an interrupted migration', () => {
  test('a failed migration step leaves the file unchanged, including earlier steps', () => {
    closedWith([FIRST]);
    expect(() => open([FIRST, SECOND, 'DROP TABLE missing'])).toThrow(
      new DatabaseError(`${path}: no such table: missing`),
    );
    const database = open();
    expect(words(database)).toEqual(['first']);
    expect(pragma(database, 'user_version')).toBe(1);
  });

  test('a migration that is killed half-way leaves the file unchanged', async () => {
    closedWith([FIRST]);
    const program = join(import.meta.dirname, 'testing', 'migrate-for-ever.ts');
    const child = spawn(process.execPath, [program, path], { stdio: 'inherit' });
    const exit = once(child, 'exit');
    const written = () => statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
    await waitUntil(() => written() > 4 * 1024 * 1024);
    child.kill('SIGKILL');
    expect(await exit).toEqual([null, 'SIGKILL']);
    const database = open();
    expect(words(database)).toEqual(['first']);
    expect(pragma(database, 'user_version')).toBe(1);
    expect(pragma(database, 'integrity_check')).toBe('ok');
  });
});

describe('an unusable file', () => {
  test('a file with a newer schema is an error, and stays unchanged', () => {
    closedWith([FIRST, SECOND]);
    execIn(path, 'PRAGMA journal_mode = DELETE');
    const before = readFileSync(path);
    expect(() => open([FIRST])).toThrow(DatabaseError);
    expect(() => open([FIRST])).toThrow(
      /file\.sqlite: a newer version .*schema 2, this one knows 1\): update the software/,
    );
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  test('a file that is not a database is an error, and stays unchanged', () => {
    closedWith([]);
    const text = 'not a database, but long enough to look at'.repeat(50);
    writeFileSync(path, text);
    expect(() => open()).toThrow(new DatabaseError(`${path}: file is not a database`));
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  test('a file that is replaced while it is opened is an error', () => {
    closedWith([FIRST]);
    const replace = () => {
      renameSync(path, `${path}.old`);
      writeFileSync(path, '');
    };
    expect(() => openDatabase(path, [FIRST], replace)).toThrow(/was replaced while it was opened/);
  });
});

import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { inTransaction } from './transaction.ts';

function database() {
  const opened = new DatabaseSync(':memory:');
  onTestFinished(() => opened.close());
  opened.exec('CREATE TABLE kept (word TEXT)');
  return opened;
}

const words = (from: DatabaseSync) => from.prepare('SELECT word FROM kept').all();

test('writes all, and gives what the work gives', () => {
  const db = database();
  const add = () => db.exec("INSERT INTO kept VALUES ('a'), ('b')");
  expect(inTransaction(db, () => [add(), 'done'])).toContain('done');
  expect(words(db)).toHaveLength(2);
});

test('writes nothing where the work throws', () => {
  const db = database();
  const fail = () => {
    db.exec("INSERT INTO kept VALUES ('a')");
    throw new Error('stop');
  };
  expect(() => inTransaction(db, fail)).toThrow('stop');
  expect(words(db)).toEqual([]);
  expect(db.isTransaction).toBe(false);
});

test('an error after which SQLite has rolled back by itself is thrown as it is', () => {
  const db = database();
  const rollBack = () => {
    db.exec("INSERT INTO kept VALUES ('a'); CREATE UNIQUE INDEX one ON kept (word)");
    db.exec("INSERT OR ROLLBACK INTO kept VALUES ('a')");
  };
  expect(() => inTransaction(db, rollBack)).toThrow(/UNIQUE/);
  expect(words(db)).toEqual([]);
});

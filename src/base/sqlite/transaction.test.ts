import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { inTransaction } from './transaction.ts';

test('inTransaction writes nothing if the work throws', () => {
  using database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE kept (word TEXT)');
  const fail = () => {
    database.exec("INSERT INTO kept VALUES ('a')");
    throw new Error('stop');
  };
  expect(() => inTransaction(database, fail)).toThrow('stop');
  expect(database.prepare('SELECT word FROM kept').all()).toEqual([]);
  expect(database.isTransaction).toBe(false);
});

import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { inTransaction } from '../sqlite/transaction.ts';

/**
 * Adds the columns of `fields` that the table of messages lacks, empty in the messages there.
 * Returns its columns of fields that the form no longer has.
 *
 * @throws what SQLite reports
 */
export function prepareColumns(database: DatabaseSync, fields: readonly string[]): string[] {
  const lacking = () => {
    const columns = columnsOf(database);
    return fields.filter((name) => !columns.includes(name));
  };
  if (lacking().length > 0) {
    inTransaction(database, () => {
      // Asked again: another process may have been first.
      for (const name of lacking()) {
        // With a default, an older program that has the file open can go on writing to it.
        database.exec(`ALTER TABLE messages ADD COLUMN ${definitionOf(name)}`);
      }
    });
  }
  return columnsOf(database).filter((column) => !fields.includes(column));
}

/** A column that was added, with the comma before it, in the definition of the table. */
export const LATER_COLUMN = new RegExp(`, ${definitionOf('[a-z][a-z0-9_-]*')}`, 'g');

function definitionOf(name: string): string {
  return `"${name}" TEXT NOT NULL DEFAULT ''`;
}

/** Columns that are no field of the form. */
export const OWN = ['id', 'received_at', 'spam', 'aside', 'remarks', 'done_at', 'nonce'];

const columnRows = z.array(z.object({ name: z.string() }));

function columnsOf(database: DatabaseSync): string[] {
  const rows = database.prepare("SELECT name FROM pragma_table_info('messages')").all();
  return columnRows
    .parse(rows)
    .map(({ name }) => name)
    .filter((name) => !OWN.includes(name));
}

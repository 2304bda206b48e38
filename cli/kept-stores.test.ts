import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { prove } from '../base/sqlite/proof.ts';
import { execIn } from '../base/sqlite/testing/exec-in.ts';
import { MIGRATIONS as POST_STEPS } from '../blog/stores/sqlite/migrations.ts';
import { MIGRATIONS as MESSAGE_STEPS } from '../inbox/migrations.ts';
import { openInbox } from '../inbox/store.ts';
import { ARRIVAL } from '../inbox/testing/sample.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { KEPT_STORES } from './kept-stores.ts';

const LOST = 'rootpgno INTEGER, pgno INTEGER, nfield INTEGER, id INTEGER, c0, c1';

/** A file made by these statements. */
function made(...statements: readonly string[]): string {
  const path = join(temporaryFolder(), 'copy');
  execIn(path, statements.join(';\n'));
  return path;
}

const provenBy = (path: string) => () => prove(path, KEPT_STORES);
const upTo = (steps: readonly string[], version: number) => [
  ...steps.slice(0, version),
  `PRAGMA user_version = ${version}`,
];
test.each([
  ...MESSAGE_STEPS.map((_, before) => upTo(MESSAGE_STEPS, before + 1)),
  ...POST_STEPS.map((_, before) => upTo(POST_STEPS, before + 1)).slice(1),
  [...upTo(MESSAGE_STEPS, MESSAGE_STEPS.length), 'ANALYZE'],
])('a store of any version is proven', (...statements) => {
  expect(provenBy(made(...statements))).not.toThrow();
});

test('what .recover makes of a store is proven', () => {
  const path = join(temporaryFolder(), 'inbox');
  const inbox = openInbox(path);
  inbox.add([ARRIVAL, ARRIVAL]);
  inbox.close();
  using store = new DatabaseSync(path);
  // Its program runs what the schema says, word for word, and puts rows of no table aside.
  const schema = store
    .prepare("SELECT sql FROM sqlite_schema WHERE sql NOTNULL AND name <> 'sqlite_sequence'")
    .all();
  const recovered = made(
    ...schema.map(({ sql }) => String(sql)),
    `PRAGMA user_version = ${MESSAGE_STEPS.length}`,
    `CREATE TABLE lost_and_found(${LOST})`,
    `CREATE TABLE lost_and_found_0(${LOST})`,
  );
  expect(provenBy(recovered)).not.toThrow();
});

test.each([
  [
    'CREATE TRIGGER kind AFTER INSERT ON messages BEGIN UPDATE messages SET message = 0; END',
    'it has the trigger "kind", which is not the site’s',
  ],
  [
    `DROP INDEX messages_open; CREATE INDEX messages_open ON messages (done_at)`,
    'it has another index "messages_open"',
  ],
  ['CREATE VIEW later AS SELECT 1', 'it has the view "later", which is not the site’s'],
  [
    'CREATE INDEX by_time ON messages (received_at)',
    'it has the index "by_time", which is not the site’s',
  ],
  ['DROP INDEX messages_open', 'it has no index "messages_open"'],
  [
    'CREATE VIRTUAL TABLE words USING fts5(word)',
    'it has the table "words", which is not the site’s',
  ],
  [
    'CREATE TABLE more (id REFERENCES messages ON DELETE RESTRICT)',
    'it has the table "more", which is not the site’s',
  ],
  [
    `CREATE TABLE lost_and_found(${LOST} REFERENCES messages)`,
    'it has the table "lost_and_found", which is not the site’s',
  ],
  [
    "ALTER TABLE messages ADD COLUMN company TEXT AS (remarks || '!')",
    'it has another table "messages"',
  ],
  ['PRAGMA user_version = 0', 'it has the table "messages", which is not the site’s'],
  ['PRAGMA user_version = 99', 'a newer version of this software wrote it (schema 99)'],
  ['DROP TABLE deliveries; DROP TABLE messages', 'it is no store of this site'],
])('a store with something else is refused: %s', (sql, said) => {
  const path = made(...upTo(MESSAGE_STEPS, MESSAGE_STEPS.length), sql);
  expect(provenBy(path)).toThrow(`${path}: ${said}`);
});

test.each([
  [' CHECK (json_valid(fields))', '', 'messages'],
  ['remarks TEXT NOT NULL', "remarks TEXT DEFAULT ('Ada')", 'messages'],
  ['remarks TEXT NOT NULL', 'remarks TEXT NOT NULL COLLATE NOCASE', 'messages'],
  [') STRICT, WITHOUT ROWID', ') STRICT', 'channels'],
  ['ON DELETE CASCADE', 'ON DELETE RESTRICT', 'deliveries'],
])('a store with another definition is refused: %j as %j', (from, to, table) => {
  const steps = MESSAGE_STEPS.map((step) => step.replace(from, to));
  expect(provenBy(made(...upTo(steps, steps.length)))).toThrow(`it has another table "${table}"`);
});

test.each([
  ['UPDATE sqlite_sequence SET seq = 9223372036854775807', /too large/],
  ['UPDATE sqlite_sequence SET seq = 9007199254740990', /leave none for new messages/],
  ["UPDATE messages SET received_at = 'not a date'", /a time that is none/],
  ['UPDATE deliveries SET tries = 9223372036854775807', /too large/],
])('a store that would stop the site is refused: %s', (sql, said) => {
  const path = join(temporaryFolder(), 'inbox');
  const inbox = openInbox(path);
  inbox.deliveries.setChannels(['email']);
  inbox.add([ARRIVAL]);
  inbox.close();
  const [messages] = KEPT_STORES;
  expect(() => messages?.readAll(path)).not.toThrow();
  execIn(path, sql);
  expect(provenBy(path)).not.toThrow();
  expect(() => messages?.readAll(path)).toThrow(said);
});

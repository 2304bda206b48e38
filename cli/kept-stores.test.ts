import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { MIGRATIONS as POST_STEPS } from '../blog/stores/sqlite/migrations.ts';
import { MIGRATIONS as MESSAGE_STEPS } from '../inbox/migrations.ts';
import { openInbox } from '../inbox/store.ts';
import { ARRIVAL } from '../inbox/testing/sample.ts';
import { prove } from '../sqlite/proof.ts';
import { execIn } from '../sqlite/testing/exec-in.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { KEPT_STORES } from './kept-stores.ts';

const COLUMN = `ALTER TABLE messages ADD COLUMN "company" TEXT NOT NULL DEFAULT ''`;
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
  // A field of the form that came before, and after, what the software added.
  [MESSAGE_STEPS[0] ?? '', COLUMN, ...upTo(MESSAGE_STEPS, MESSAGE_STEPS.length).slice(1)],
  [...upTo(MESSAGE_STEPS, MESSAGE_STEPS.length), COLUMN],
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
  ['DROP TRIGGER messages_from_before', 'it has no trigger "messages_from_before"'],
  [
    `DROP TRIGGER messages_from_before;
     CREATE TRIGGER messages_from_before DELETE ON messages BEGIN SELECT 1; END`,
    'it has another trigger "messages_from_before"',
  ],
  ['CREATE VIEW later AS SELECT 1', 'it has the view "later", which is not the site’s'],
  [
    'CREATE INDEX by_name ON messages (name)',
    'it has the index "by_name", which is not the site’s',
  ],
  ['DROP INDEX messages_nonce', 'it has no index "messages_nonce"'],
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
    "ALTER TABLE messages ADD COLUMN company TEXT AS (name || '!')",
    'it has another table "messages"',
  ],
  [
    `ALTER TABLE messages ADD COLUMN "company" TEXT DEFAULT (char(65))`,
    'it has another table "messages"',
  ],
  ['PRAGMA user_version = 1', 'it has another table "messages", and the index "messages_nonce"'],
  ['PRAGMA user_version = 99', 'a newer version of this software wrote it (schema 99)'],
  ['DROP TABLE deliveries; DROP TABLE messages', 'it is no store of this site'],
])('a store with something else is refused: %s', (sql, said) => {
  const path = made(...upTo(MESSAGE_STEPS, MESSAGE_STEPS.length), sql);
  expect(provenBy(path)).toThrow(`${path}: ${said}`);
});

test.each([
  [' CHECK (spam IN (0, 1))', '', 'messages'],
  ['name TEXT NOT NULL', "name TEXT DEFAULT ('Ada')", 'messages'],
  ['name TEXT NOT NULL', 'name TEXT NOT NULL COLLATE NOCASE', 'messages'],
  [') STRICT, WITHOUT ROWID', ') STRICT', 'channels'],
  ['ON DELETE CASCADE', 'ON DELETE RESTRICT', 'deliveries'],
])('a store with another definition is refused: %j as %j', (from, to, table) => {
  const steps = MESSAGE_STEPS.map((step) => step.replace(from, to));
  expect(provenBy(made(...upTo(steps, steps.length)))).toThrow(`it has another table "${table}"`);
});

test('what looks like a later column hides nothing in a trigger', () => {
  const hidden = `', "' OR 1 BEGIN UPDATE messages SET message = 0; END /*" TEXT NOT NULL DEFAULT '''`;
  const copy = made(...upTo(MESSAGE_STEPS, MESSAGE_STEPS.length));
  using tampered = new DatabaseSync(copy, { defensive: false });
  tampered.exec('PRAGMA writable_schema = ON');
  tampered
    .prepare(
      "UPDATE sqlite_schema SET sql = replace(sql, 'NEW.aside = ''''', ?) WHERE type = 'trigger'",
    )
    .run(`NEW.aside = ${hidden}`);
  tampered.close();
  expect(provenBy(copy)).toThrow('it has another trigger "messages_from_before"');
});

test.each([
  ['UPDATE sqlite_sequence SET seq = 9223372036854775807', /too large/],
  ['UPDATE sqlite_sequence SET seq = 9007199254740990', /leave none for new messages/],
  ["UPDATE messages SET received_at = 'not a date'", /a time that is none/],
  ['UPDATE deliveries SET attempts = 9223372036854775807', /too large/],
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

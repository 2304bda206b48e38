/**
 * Migrations of the messages' database; see `openDatabase`. A message's fields are JSON, so that the
 * form can change. `nonce` is no longer written.
 */
export const MIGRATIONS = [
  `CREATE TABLE messages (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     received_at TEXT NOT NULL,
     done_at TEXT NOT NULL DEFAULT '',
     quarantine TEXT NOT NULL CHECK (quarantine IN ('', 'trap', 'score', 'limit')),
     remarks TEXT NOT NULL,
     nonce TEXT UNIQUE,
     fields TEXT NOT NULL CHECK (json_valid(fields))
   ) STRICT;
   CREATE INDEX messages_open ON messages (quarantine) WHERE done_at = '';

   CREATE TABLE channels (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
   CREATE TABLE deliveries (
     message_id INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
     channel TEXT NOT NULL,
     state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'done', 'failed')),
     tries INTEGER NOT NULL DEFAULT 0,
     due_ms INTEGER NOT NULL DEFAULT 0,
     done_at TEXT NOT NULL DEFAULT '',
     fault TEXT NOT NULL DEFAULT '',
     PRIMARY KEY (message_id, channel)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX deliveries_open ON deliveries (state, channel, due_ms) WHERE state <> 'done'`,
];

/** How the tables of messages came to be; see `openDatabase`, and `prepareColumns` for the columns of later fields. */
export const MIGRATIONS = [
  `CREATE TABLE messages (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     received_at TEXT NOT NULL,
     name TEXT NOT NULL,
     email TEXT NOT NULL,
     phone TEXT NOT NULL,
     subject TEXT NOT NULL,
     message TEXT NOT NULL,
     spam INTEGER NOT NULL CHECK (spam IN (0, 1))
   ) STRICT`,
  // The columns of before stay, and the trigger looks after what they say: while the site is
  // upgraded, the old program may still write a message.
  `ALTER TABLE messages ADD COLUMN aside TEXT NOT NULL DEFAULT ''
     CHECK (aside IN ('', 'trap', 'score', 'limit'));
   ALTER TABLE messages ADD COLUMN remarks TEXT NOT NULL DEFAULT '';
   ALTER TABLE messages ADD COLUMN done_at TEXT NOT NULL DEFAULT '';
   ALTER TABLE messages ADD COLUMN nonce TEXT;
   UPDATE messages SET aside = 'trap' WHERE spam = 1;
   CREATE UNIQUE INDEX messages_nonce ON messages (nonce) WHERE nonce IS NOT NULL;

   CREATE TABLE channels (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
   CREATE TABLE deliveries (
     message_id INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
     channel TEXT NOT NULL,
     state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'done', 'failed')),
     attempts INTEGER NOT NULL DEFAULT 0,
     due_ms INTEGER NOT NULL DEFAULT 0,
     lease_ms INTEGER NOT NULL DEFAULT 0,
     waited_ms INTEGER NOT NULL DEFAULT 0,
     since TEXT NOT NULL,
     done_at TEXT NOT NULL DEFAULT '',
     fault TEXT NOT NULL DEFAULT '',
     PRIMARY KEY (message_id, channel)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX deliveries_pending ON deliveries (channel) WHERE state = 'pending';

   CREATE TRIGGER messages_from_before AFTER INSERT ON messages
   WHEN NEW.nonce IS NULL AND NEW.aside = ''
   BEGIN
     UPDATE messages SET aside = 'trap' WHERE id = NEW.id AND NEW.spam = 1;
     INSERT INTO deliveries (message_id, channel, since)
       SELECT NEW.id, name, NEW.received_at FROM channels WHERE NEW.spam = 0;
   END`,
];

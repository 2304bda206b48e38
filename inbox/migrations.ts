/** How the table of messages came to be; see `openDatabase`, and `prepareColumns` for the columns of later fields. */
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
];

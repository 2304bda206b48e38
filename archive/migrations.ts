/** Migrations of the archive's database; see `openDatabase`. */
export const MIGRATIONS = [
  `CREATE TABLE objects (
     id INTEGER PRIMARY KEY,
     hash TEXT NOT NULL UNIQUE,
     content BLOB NOT NULL
   ) STRICT;
   CREATE TABLE records (
     id INTEGER PRIMARY KEY,
     address TEXT NOT NULL,
     day TEXT NOT NULL,
     built_at TEXT NOT NULL,
     hash TEXT NOT NULL
   ) STRICT;
   CREATE TABLE record_pages (
     record INTEGER NOT NULL REFERENCES records (id),
     path TEXT NOT NULL,
     object INTEGER NOT NULL REFERENCES objects (id),
     PRIMARY KEY (record, path)
   ) STRICT, WITHOUT ROWID;`,
];

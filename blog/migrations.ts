import type { DatabaseSync } from 'node:sqlite';

/** Each step brings a database from version n (its place in the list) to n + 1. Steps are only ever added. */
const STEPS = [
  `CREATE TABLE posts (
     id TEXT PRIMARY KEY NOT NULL,
     slug TEXT NOT NULL UNIQUE,
     title TEXT NOT NULL,
     excerpt TEXT NOT NULL,
     content TEXT NOT NULL,
     category TEXT NOT NULL,
     image_url TEXT,
     author_name TEXT NOT NULL,
     author_title TEXT NOT NULL,
     published_at TEXT NOT NULL,
     is_published INTEGER NOT NULL CHECK (is_published IN (0, 1))
   ) STRICT;
   CREATE INDEX posts_by_date ON posts (published_at DESC, slug) WHERE is_published = 1;
   CREATE INDEX posts_by_category ON posts (category, published_at DESC, slug) WHERE is_published = 1;`,
  'ALTER TABLE posts RENAME TO blog_posts',
];

/**
 * Brings the database to the newest version; call it inside a write transaction,
 * so that of several processes only one does.
 * Throws when a newer release of the site made the database.
 */
export function migrate(database: DatabaseSync): void {
  const { user_version } = database.prepare('PRAGMA user_version').get() ?? {};
  const version = Number(user_version);
  if (version > STEPS.length) {
    throw new Error(`has version ${version}; this release knows versions up to ${STEPS.length}`);
  }
  if (version === STEPS.length) return;
  for (const step of STEPS.slice(version)) database.exec(step);
  database.exec(`PRAGMA user_version = ${STEPS.length}`);
}

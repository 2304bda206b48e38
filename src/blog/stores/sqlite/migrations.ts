/** Migrations of the posts' database; see `openDatabase`. */
export const MIGRATIONS = [
  // A `file_` column has the post's value of its last import.
  `CREATE TABLE blog_posts (
     id TEXT PRIMARY KEY NOT NULL,
     slug TEXT NOT NULL UNIQUE,
     title TEXT NOT NULL,
     excerpt TEXT NOT NULL,
     content TEXT NOT NULL,
     category TEXT NOT NULL,
     image_url TEXT,
     author_name TEXT NOT NULL,
     author_title TEXT NOT NULL,
     denomination TEXT,
     published_at TEXT NOT NULL,
     file_published_at TEXT NOT NULL,
     modified_at TEXT,
     file_modified_at TEXT,
     is_published INTEGER NOT NULL CHECK (is_published IN (0, 1)),
     file_published INTEGER NOT NULL CHECK (file_published IN (0, 1))
   ) STRICT;
   CREATE INDEX posts_by_date ON blog_posts (published_at DESC, slug) WHERE is_published = 1;
   CREATE INDEX posts_by_category ON blog_posts (category, published_at DESC, slug) WHERE is_published = 1;
   CREATE TABLE blog_pictures (
     name TEXT PRIMARY KEY NOT NULL,
     post_id TEXT NOT NULL REFERENCES blog_posts (id) ON DELETE CASCADE,
     content BLOB NOT NULL
   ) STRICT;
   CREATE INDEX blog_pictures_by_post ON blog_pictures (post_id);`,
  // `has_file` is 1 for rows that a sync wrote: their file decides their content.
  `ALTER TABLE blog_posts ADD COLUMN has_file INTEGER NOT NULL DEFAULT 0 CHECK (has_file IN (0, 1));
   ALTER TABLE blog_posts DROP COLUMN file_published_at;
   ALTER TABLE blog_posts DROP COLUMN file_modified_at;
   ALTER TABLE blog_posts DROP COLUMN file_published;`,
];

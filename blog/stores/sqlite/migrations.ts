/** How the table of posts came to be; see `openDatabase`. */
export const MIGRATIONS = [
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
  // Pictures come from this site only; a post without one of its own has one drawn.
  `UPDATE blog_posts SET image_url = NULL
   WHERE image_url NOT LIKE '/%' OR image_url LIKE '//%' OR image_url LIKE '/\\%'`,
  // What the post's file said when it was last imported; null while that is not known.
  `ALTER TABLE blog_posts ADD COLUMN file_published INTEGER CHECK (file_published IN (0, 1))`,
  // Until now only a post's file dated it.
  `ALTER TABLE blog_posts ADD COLUMN file_published_at TEXT;
   UPDATE blog_posts SET file_published_at = published_at;
   CREATE TABLE blog_pictures (
     name TEXT PRIMARY KEY NOT NULL,
     post_id TEXT NOT NULL REFERENCES blog_posts (id) ON DELETE CASCADE,
     content BLOB NOT NULL
   ) STRICT;
   CREATE INDEX blog_pictures_by_post ON blog_pictures (post_id);`,
  // When a post's text last changed, and what its file said of that when it was last imported.
  `ALTER TABLE blog_posts ADD COLUMN modified_at TEXT;
   ALTER TABLE blog_posts ADD COLUMN file_modified_at TEXT`,
  // The figure in a post's picture.
  'ALTER TABLE blog_posts ADD COLUMN denomination TEXT',
];

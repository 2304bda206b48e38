import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type Article, articleSchema, type Manuscript } from '../../post.ts';
import type { SaveResult } from '../../post-store.ts';

const withId = z.object({ id: z.string() });

/**
 * Returns a function that saves a manuscript; see `PostStore.save`.
 *
 * @param today the day in Texas, YYYY-MM-DD
 * @throws ZodError if a field is invalid
 */
export function savingIn(
  database: DatabaseSync,
  today: () => string,
): (manuscript: Manuscript) => SaveResult {
  const upsert = database.prepare(UPSERT);
  const addPicture = database.prepare(
    'INSERT INTO blog_pictures (name, post_id, content) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const removeOthers = database.prepare(
    `DELETE FROM blog_pictures
     WHERE post_id = ? AND name NOT IN (SELECT value FROM json_each(?))`,
  );

  return ({ article, pictures }) => {
    const { is_published, ...texts } = articleSchema.parse(article);
    const id = randomUUID();
    const fields = { ...texts, is_published: Number(is_published) };
    const written = upsert.get({ id, ...fields, today: today() });
    if (!written) return 'unchanged';
    const { id: savedId } = withId.parse(written);
    removeOthers.run(savedId, JSON.stringify(pictures.map(({ name }) => name)));
    for (const { name, content } of pictures) addPicture.run(name, savedId, content);
    return savedId === id ? 'added' : 'updated';
  };
}

/** Columns whose change sets `modified_at`. */
const TEXTS = [
  'title',
  'excerpt',
  'content',
  'image_url',
  'author_name',
  'author_title',
] as const satisfies (keyof Article)[];
const FIELDS = [...TEXTS, 'category', 'denomination'] as const satisfies (keyof Article)[];

/** Columns that commands change too, each with the column of the article's value as of its last save. */
const SHARED = { is_published: 'file_published', published_at: 'file_published_at' };
const CURRENT = [...Object.keys(SHARED), 'modified_at'];
const LAST_SAVED = [...Object.values(SHARED), 'file_modified_at'];

const differs = (fields: readonly string[]) =>
  fields.map((field) => `blog_posts.${field} IS NOT excluded.${field}`).join(' OR ');

/** Writes nothing and returns no row if nothing changed since the last save. */
const UPSERT = `
  INSERT INTO blog_posts (id, slug, ${[...FIELDS, ...CURRENT, ...LAST_SAVED].join(', ')})
  VALUES (:id, :slug, ${[...FIELDS, ...CURRENT, ...CURRENT].map((field) => `:${field}`).join(', ')})
  ON CONFLICT (slug) DO UPDATE SET
    ${[...FIELDS, ...LAST_SAVED].map((field) => `${field} = excluded.${field}`).join(', ')},
    ${Object.entries(SHARED)
      .map(
        ([field, saved]) =>
          `${field} = iif(${saved} <> excluded.${saved}, excluded.${field}, blog_posts.${field})`,
      )
      .join(', ')},
    modified_at = CASE
      WHEN excluded.modified_at
        NOT IN (ifnull(file_modified_at, ''), ifnull(blog_posts.modified_at, ''))
        THEN excluded.modified_at
      WHEN ${differs(TEXTS)} THEN :today
      ELSE blog_posts.modified_at
    END
  WHERE ${differs([...FIELDS, ...LAST_SAVED])}
  RETURNING id`;

import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type Article, articleSchema, type Manuscript } from '../../post.ts';
import type { SaveResult } from '../../post-store.ts';

const withId = z.object({ id: z.string() });

/**
 * Saves one manuscript in a database at a time; see `PostStore.save`.
 *
 * @param today the day in Texas, YYYY-MM-DD
 * @throws ZodError where a field does not fit
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
    const { id: keptId } = withId.parse(written);
    removeOthers.run(keptId, JSON.stringify(pictures.map(({ name }) => name)));
    for (const { name, content } of pictures) addPicture.run(name, keptId, content);
    return keptId === id ? 'added' : 'updated';
  };
}

/** A change of one of these is one of the post's text. */
const TEXTS = [
  'title',
  'excerpt',
  'content',
  'image_url',
  'author_name',
  'author_title',
] as const satisfies (keyof Article)[];
const FIELDS = [...TEXTS, 'category', 'denomination'] as const satisfies (keyof Article)[];

/** What commands change too, each with the column for what the article said when last saved. */
const SET_BY_BOTH = { is_published: 'file_published', published_at: 'file_published_at' };
/** What an article says, and where that is kept. */
const SAYS = [...Object.keys(SET_BY_BOTH), 'modified_at'];
const SAID = [...Object.values(SET_BY_BOTH), 'file_modified_at'];

const differs = (fields: readonly string[]) =>
  fields.map((field) => `blog_posts.${field} IS NOT excluded.${field}`).join(' OR ');

/** Writes nothing, and returns no row, when the article said all this when it was last saved. */
const UPSERT = `
  INSERT INTO blog_posts (id, slug, ${[...FIELDS, ...SAYS, ...SAID].join(', ')})
  VALUES (:id, :slug, ${[...FIELDS, ...SAYS, ...SAYS].map((field) => `:${field}`).join(', ')})
  ON CONFLICT (slug) DO UPDATE SET
    ${[...FIELDS, ...SAID].map((field) => `${field} = excluded.${field}`).join(', ')},
    ${Object.entries(SET_BY_BOTH)
      .map(
        ([field, said]) =>
          `${field} = iif(${said} <> excluded.${said}, excluded.${field}, blog_posts.${field})`,
      )
      .join(', ')},
    modified_at = CASE
      WHEN excluded.modified_at
        NOT IN (ifnull(file_modified_at, ''), ifnull(blog_posts.modified_at, ''))
        THEN excluded.modified_at
      WHEN ${differs(TEXTS)} THEN :today
      ELSE blog_posts.modified_at
    END
  WHERE ${differs([...FIELDS, ...SAID])}
  RETURNING id`;

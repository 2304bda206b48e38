import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type Article, articleSchema, type Manuscript } from '../../post.ts';
import type { SaveResult } from '../../post-store.ts';

const withId = z.object({ id: z.string() });

/**
 * Saves one manuscript in a database at a time; see `PostStore.save`.
 *
 * @throws ZodError where a field does not fit
 */
export function savingIn(database: DatabaseSync): (manuscript: Manuscript) => SaveResult {
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
    const written = upsert.get({ id, ...texts, is_published: Number(is_published) });
    if (!written) return 'unchanged';
    const { id: keptId } = withId.parse(written);
    removeOthers.run(keptId, JSON.stringify(pictures.map(({ name }) => name)));
    for (const { name, content } of pictures) addPicture.run(name, keptId, content);
    return keptId === id ? 'added' : 'updated';
  };
}

const TEXTS = [
  'title',
  'excerpt',
  'content',
  'category',
  'image_url',
  'author_name',
  'author_title',
] as const satisfies (keyof Article)[];

/** What commands change too, each with the column for what the article said when last saved. */
const SET_BY_BOTH = { is_published: 'file_published', published_at: 'file_published_at' };
const [BOTH, SAID] = [Object.keys(SET_BY_BOTH), Object.values(SET_BY_BOTH)];

/** Writes nothing, and returns no row, when the article said all this when it was last saved. */
const UPSERT = `
  INSERT INTO blog_posts (id, slug, ${[...TEXTS, ...BOTH, ...SAID].join(', ')})
  VALUES (:id, :slug, ${[...TEXTS, ...BOTH, ...BOTH].map((field) => `:${field}`).join(', ')})
  ON CONFLICT (slug) DO UPDATE SET
    ${[...TEXTS, ...SAID].map((field) => `${field} = excluded.${field}`).join(', ')},
    ${Object.entries(SET_BY_BOTH)
      .map(
        ([field, said]) =>
          `${field} = iif(${said} <> excluded.${said}, excluded.${field}, blog_posts.${field})`,
      )
      .join(', ')}
  WHERE ${[...TEXTS, ...SAID].map((field) => `blog_posts.${field} IS NOT excluded.${field}`).join(' OR ')}
  RETURNING id`;

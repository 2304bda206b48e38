import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { newPostSchema, type PostFile } from '../../post.ts';
import type { SyncReport } from '../../post-store.ts';

const withId = z.object({ id: z.string() });
const slugRows = z.array(z.object({ slug: z.string() }));

const FIELDS = Object.keys(newPostSchema.unwrap().shape);

/** Writes nothing and returns no row if nothing differs. */
const UPSERT = `
  INSERT INTO blog_posts (id, ${FIELDS.join(', ')}, has_file)
  VALUES (:id, ${FIELDS.map((field) => `:${field}`).join(', ')}, 1)
  ON CONFLICT (slug) DO UPDATE SET
    ${FIELDS.map((field) => `${field} = excluded.${field}`).join(', ')}, has_file = 1
  WHERE blog_posts.has_file = 0
    OR ${FIELDS.map((field) => `blog_posts.${field} IS NOT excluded.${field}`).join(' OR ')}
  RETURNING id`;

/**
 * Returns a function for `PostStore.sync`; the caller opens the transaction.
 *
 * @throws ZodError if a field is invalid
 */
export function syncIn(database: DatabaseSync): (postFiles: readonly PostFile[]) => SyncReport {
  const upsert = database.prepare(UPSERT);
  const addPicture = database.prepare(
    'INSERT INTO blog_pictures (name, post_id, content) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const removePictures = database.prepare(
    `DELETE FROM blog_pictures
     WHERE post_id = ? AND name NOT IN (SELECT value FROM json_each(?))`,
  );
  const removePosts = database.prepare(
    `DELETE FROM blog_posts
     WHERE has_file = 1 AND slug NOT IN (SELECT value FROM json_each(?)) RETURNING slug`,
  );

  const save = ({ post, pictures }: PostFile): 'added' | 'updated' | undefined => {
    const { is_published, ...texts } = newPostSchema.parse(post);
    const id = randomUUID();
    const written = upsert.get({ id, ...texts, is_published: Number(is_published) });
    if (!written) return undefined;
    const { id: savedId } = withId.parse(written);
    removePictures.run(savedId, JSON.stringify(pictures.map(({ name }) => name)));
    for (const { name, content } of pictures) addPicture.run(name, savedId, content);
    return savedId === id ? 'added' : 'updated';
  };

  return (postFiles) => {
    const report = { added: [] as string[], updated: [] as string[] };
    for (const postFile of postFiles) {
      const result = save(postFile);
      if (result) report[result].push(postFile.post.slug);
    }
    const slugs = postFiles.map(({ post }) => post.slug);
    const removed = slugRows.parse(removePosts.all(JSON.stringify(slugs)));
    return { ...report, removed: removed.map(({ slug }) => slug).sort() };
  };
}

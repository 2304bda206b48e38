import { z } from 'zod';
import { CARD_COLUMNS, cardSchema, newPostSchema, type Picture } from '../../post.ts';
import type { PostStore, SyncReport } from '../../post-store.ts';
import { PostReader } from '../../read-post.ts';
import type { DataApi } from './data-api.ts';
import { orWhereMissing } from './data-api-error.ts';
import { BATCH, pictureOf, postsThrough, type ReadOptions, rows } from './posts.ts';

/** Card columns in the specification, without those the migration adds. */
const LISTED = CARD_COLUMNS.replace(/,(denomination|modified_at)\b/g, '');

const isAny = (data: unknown) => rows.parse(data).length > 0;
/** A change in words, such as 'added my-post'. */
const changes = z.array(z.string().regex(/^(?:added|updated|removed) \S+$/));
const { id, published_at, modified_at } = cardSchema.shape;
const storedRow = z.object({ ...newPostSchema.unwrap().shape, id, published_at, modified_at });
const named = z.array(z.object({ name: z.string() }));

/**
 * Write access to the posts of a Supabase project; uses the function `sync_blog_posts` of
 * `supabase/migrations`.
 *
 * @param api client with the service key, which bypasses all policies
 * @param visitors client with the anonymous key, as the site uses
 */
export function storeThrough(api: DataApi, visitors: DataApi, options: ReadOptions): PostStore {
  const reader = new PostReader(options);
  const posts = () => api.from('blog_posts');

  const stored = async (slug: string) => {
    const { data } = await posts().select('*').eq('slug', slug).limit(1).throwOnError();
    return rows.parse(data)[0];
  };
  /** Reads all rows of a query in batches. */
  async function everyRow(
    read: (from: number, to: number) => PromiseLike<{ data: unknown }>,
  ): Promise<z.output<typeof rows>> {
    const found: z.output<typeof rows> = [];
    for (;;) {
      const { data } = await read(found.length, found.length + BATCH - 1);
      const batch = rows.parse(data);
      // A short batch may be due to the project's limit, not the end.
      if (batch.length === 0) return found;
      found.push(...batch);
    }
  }

  return {
    ...postsThrough(visitors, options),
    all: async () =>
      reader.cards(
        await everyRow((from, to) =>
          posts()
            .select(LISTED)
            .order('published_at', { ascending: false })
            .order('slug')
            .range(from, to)
            .throwOnError(),
        ),
      ),
    draft: async (slug) => reader.one(await stored(slug)),
    postFile: async (slug) => {
      const row = await stored(slug);
      if (!row) return undefined;
      const { id, ...post } = storedRow.parse(row);
      const names = await orWhereMissing(
        async () => {
          const query = api.from('blog_pictures').select('name').eq('post_id', id);
          const { data } = await query.order('name').throwOnError();
          return named.parse(data);
        },
        () => [],
      );
      // Sequential: together they could exceed a response's limit.
      const pictures: Picture[] = [];
      for (const { name } of names) {
        const content = await pictureOf(api, name);
        if (content) pictures.push({ name, content });
      }
      return { post, pictures };
    },
    isEmpty: async () => {
      const { data } = await posts().select('slug').limit(1).throwOnError();
      return !isAny(data);
    },
    sync: async (postFiles) => {
      const { data } = await api
        .rpc('sync_blog_posts', {
          manuscripts: postFiles.map(({ post, pictures }) => ({
            article: newPostSchema.parse(post),
            pictures: pictures.map(({ name, content }) => ({
              name,
              content: Buffer.from(content).toString('base64'),
            })),
          })),
        })
        .throwOnError();
      return reportOf(changes.parse(data));
    },
  };
}

function reportOf(changes: readonly string[]): SyncReport {
  const slugs = (change: string) =>
    changes.flatMap((each) => (each.startsWith(`${change} `) ? each.slice(change.length + 1) : []));
  return { added: slugs('added'), updated: slugs('updated'), removed: slugs('removed') };
}

import { z } from 'zod';
import { cardSchema, newPostSchema, type Picture, postFilesJson } from '../../post.ts';
import type { PostStore, SyncReport } from '../../post-store.ts';
import { PostReader } from '../../read-post.ts';
import type { DataApi } from './data-api.ts';
import { orWhereMissing } from './data-api-error.ts';
import { everyCard, pictureOf, type ReadOptions, rows, select } from './posts.ts';

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
 */
export function storeThrough(api: DataApi, options: ReadOptions): PostStore {
  const reader = new PostReader(options);
  const everyStored = everyCard((columns) => select(api, columns));

  return {
    all: async () => reader.cards(await everyStored()),
    postFile: async (slug) => {
      const found = await select(api, '*').eq('slug', slug).limit(1).throwOnError();
      const [row] = rows.parse(found.data);
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
    sync: async (postFiles) => {
      const manuscripts = z
        .encode(postFilesJson, [...postFiles])
        .map(({ post, pictures }) => ({ article: post, pictures }));
      const { data } = await api.rpc('sync_blog_posts', { manuscripts }).throwOnError();
      return reportOf(changes.parse(data));
    },
    // Only connections are open; they close by themselves.
    close: () => {},
  };
}

function reportOf(changes: readonly string[]): SyncReport {
  const slugs = (change: string) =>
    changes.flatMap((each) => (each.startsWith(`${change} `) ? each.slice(change.length + 1) : []));
  return { added: slugs('added'), updated: slugs('updated'), removed: slugs('removed') };
}

import { z } from 'zod';
import type { LogFault } from '../../log-fault.ts';
import { cardSchema } from '../../post.ts';
import { FEED_SIZE, PAGE_SIZE, type Posts, RELATED_LIMIT } from '../../posts.ts';
import { PostReader } from '../../read-post.ts';
import type { DataApi } from './data-api.ts';

/** How posts are read; see `PostReader`. */
export interface ReadOptions {
  logFault: LogFault;
  imageHost?: string | undefined;
}

/** What an answer has to be, whatever its rows hold. */
export const rows = z.array(z.record(z.string(), z.unknown()));
const categoryRows = z.array(z.object({ category: z.string().nullable() }));
/** A row that is no post is nobody's neighbour. */
const link = cardSchema.pick({ slug: true, title: true }).optional().catch(undefined);
const pictureRows = z.array(z.object({ content: z.string() }));

/**
 * The posts that a Data API gives. It asks for what is published, as the specification has it
 * (section 7); a policy of the table keeps back what is dated later than today.
 */
export function postsThrough(api: DataApi, options: ReadOptions): Posts {
  const reader = new PostReader(options);
  const published = () => api.from('blog_posts').select('*').eq('is_published', true);
  const links = () => api.from('blog_posts').select('slug,title').eq('is_published', true);
  const newestFirst = { ascending: false };

  return {
    list: async ({ category, page }) => {
      const asked = category === undefined ? published() : published().eq('category', category);
      const first = (page - 1) * PAGE_SIZE;
      const { data } = await asked
        .order('published_at', newestFirst)
        .order('slug')
        .range(first, first + PAGE_SIZE)
        .throwOnError();
      const found = rows.parse(data);
      return {
        posts: reader.cards(found.slice(0, PAGE_SIZE)),
        hasOlder: found.length > PAGE_SIZE,
      };
    },
    categories: async () => {
      const { data } = await api.from('blog_categories').select('category').throwOnError();
      return categoryRows
        .parse(data)
        .flatMap(({ category }) => category ?? [])
        .sort();
    },
    bySlug: async (slug) => {
      const { data } = await published().eq('slug', slug).limit(1).throwOnError();
      return reader.one(rows.parse(data)[0]);
    },
    related: async ({ id, category }) => {
      const { data } = await published()
        .eq('category', category)
        .neq('id', id)
        .order('published_at', newestFirst)
        .order('slug')
        .limit(RELATED_LIMIT)
        .throwOnError();
      return reader.cards(rows.parse(data));
    },
    neighbours: async ({ slug, published_at: day }) => {
      const [newer, older] = await Promise.all([
        links()
          .gte('published_at', day)
          .or(`published_at.gt.${day},slug.lt.${slug}`)
          .order('published_at')
          .order('slug', newestFirst)
          .limit(1)
          .throwOnError(),
        links()
          .lte('published_at', day)
          .or(`published_at.lt.${day},slug.gt.${slug}`)
          .order('published_at', newestFirst)
          .order('slug')
          .limit(1)
          .throwOnError(),
      ]);
      return {
        newer: link.parse(rows.parse(newer.data)[0]),
        older: link.parse(rows.parse(older.data)[0]),
      };
    },
    latest: async () => {
      const { data } = await published()
        .order('published_at', newestFirst)
        .order('slug')
        .limit(FEED_SIZE)
        .throwOnError();
      return reader.all(rows.parse(data));
    },
    picture: (name) => pictureOf(api, name),
    version: () => undefined,
    // Nothing is held open but connections that end by themselves.
    close: () => {},
  };
}

/** A picture that whoever asks may see; undefined where there is none of this name. */
export async function pictureOf(api: DataApi, name: string): Promise<Uint8Array | undefined> {
  const { data } = await api
    .from('blog_pictures')
    .select('content')
    .eq('name', name)
    .limit(1)
    .throwOnError();
  const [found] = pictureRows.parse(data);
  // PostgreSQL writes bytes as \x and hexadecimal digits.
  return found && Uint8Array.fromHex(found.content.slice('\\x'.length));
}

import { z } from 'zod';
import { startOfDay } from '../../../base/calendar/start-of-day.ts';
import { dayAfter, texasToday } from '../../../base/calendar/texas-time.ts';
import type { LogFault } from '../../log-fault.ts';
import { cardSchema } from '../../post.ts';
import { FEED_SIZE, PAGE_SIZE, type Posts, RELATED_LIMIT } from '../../posts.ts';
import { PostReader } from '../../read-post.ts';
import type { DataApi } from './data-api.ts';
import { orWhereMissing } from './data-api-error.ts';

/** Read options; see `PostReader`. */
export interface ReadOptions {
  logFault: LogFault;
  imageHost?: string | undefined;
}

/** Rows of a response, columns not yet validated. */
export const rows = z.array(z.record(z.string(), z.unknown()));
const categoryRows = z.array(z.object({ category: z.string().nullable() }));
const categoriesIn = (data: unknown) =>
  categoryRows.parse(data).flatMap(({ category }) => category ?? []);
/** An invalid row is no neighbor. */
const link = cardSchema.pick({ slug: true, title: true }).optional().catch(undefined);
const pictureRows = z.array(z.object({ content: z.string() }));

/** Maximum category length in list addresses. */
const CATEGORY_MAX = 200;

/** Rows per request. Supabase returns at most 1,000, or the project's own limit. */
export const BATCH = 500;

const NEWEST_FIRST = { ascending: false };

/**
 * Read access to the posts of a Data API: table `blog_posts` as in the specification (section 3),
 * plus additions of `supabase/migrations` if present. Filters by publication and date itself, since
 * a table may lack a policy for scheduled posts.
 */
export function postsThrough(api: DataApi, options: ReadOptions): Posts {
  const reader = new PostReader(options);
  const shown = (columns: string) => {
    const tomorrow = dayAfter(texasToday());
    return (
      api
        .from('blog_posts')
        .select(columns)
        .eq('is_published', true)
        .lt('published_at', startOfDay(tomorrow))
        // In a timestamp column this means tomorrow's date, not this evening: see `dayOfMoment`.
        .neq('published_at', `${tomorrow}T00:00:00Z`)
    );
  };
  const newest = () => shown('*').order('published_at', NEWEST_FIRST).order('slug');
  const links = (other: string) => shown('slug,title').neq('slug', other).limit(1);
  /** Raw `published_at` by post; may be a timestamp. */
  const moments = new WeakMap<object, string>();

  /** Pages by the last category: responses may be short. */
  const categoriesOfTable = async () => {
    const found = new Set<string>();
    for (let last: string | undefined = ''; last !== undefined; ) {
      const { data } = await shown('category')
        .gt('category', last)
        .order('category')
        .limit(BATCH)
        .throwOnError();
      const batch = categoriesIn(data);
      for (const category of batch) if (category.length <= CATEGORY_MAX) found.add(category);
      // Skip longer ones: the prefix plus the highest character sorts after them.
      const end = batch.at(-1);
      last = end && end.length > CATEGORY_MAX ? `${end.slice(0, CATEGORY_MAX)}\u{10ffff}` : end;
    }
    return [...found];
  };
  const categoriesOfView = async () => categoriesIn((await categoryView(api)).data);

  return {
    list: async ({ category, page }) => {
      const query = category === undefined ? newest() : newest().eq('category', category);
      const first = (page - 1) * PAGE_SIZE;
      const { data } = await query.range(first, first + PAGE_SIZE).throwOnError();
      const found = rows.parse(data);
      return {
        posts: reader.cards(found.slice(0, PAGE_SIZE)),
        hasOlder: found.length > PAGE_SIZE,
      };
    },
    categories: async () => (await orWhereMissing(categoriesOfView, categoriesOfTable)).sort(),
    bySlug: async (slug) => {
      const { data } = await shown('*').eq('slug', slug).limit(1).throwOnError();
      const [row] = rows.parse(data);
      const post = reader.one(row);
      const moment = row?.['published_at'];
      if (post && typeof moment === 'string') moments.set(post, moment);
      return post;
    },
    related: async ({ id, category }) => {
      const query = newest().eq('category', category).neq('id', id);
      const { data } = await query.limit(RELATED_LIMIT).throwOnError();
      return reader.cards(rows.parse(data));
    },
    neighbours: async (post) => {
      const { slug } = post;
      const moment = moments.get(post) ?? post.published_at;
      const [newer, older] = await Promise.all([
        links(slug)
          .gte('published_at', moment)
          .or(`published_at.gt."${moment}",slug.lt.${slug}`)
          .order('published_at')
          .order('slug', NEWEST_FIRST)
          .throwOnError(),
        links(slug)
          .lte('published_at', moment)
          .or(`published_at.lt."${moment}",slug.gt.${slug}`)
          .order('published_at', NEWEST_FIRST)
          .order('slug')
          .throwOnError(),
      ]);
      return {
        newer: link.parse(rows.parse(newer.data)[0]),
        older: link.parse(rows.parse(older.data)[0]),
      };
    },
    latest: async () => {
      const { data } = await newest().limit(FEED_SIZE).throwOnError();
      return reader.all(rows.parse(data));
    },
    picture: (name) => pictureOf(api, name),
    version: () => undefined,
    // Only connections are open; they close by themselves.
    close: () => {},
  };
}

/** The view of categories, created by the migration. */
function categoryView(api: DataApi) {
  return api.from('blog_categories').select('category').throwOnError();
}

/**
 * Whether the project has a table or view with a column.
 *
 * @throws DataApiError, as a rejection, if the project cannot tell
 */
export async function has(api: DataApi, table: string, column: string): Promise<boolean> {
  return orWhereMissing(
    async () => {
      await api.from(table).select(column).limit(0).throwOnError();
      return true;
    },
    () => false,
  );
}

/** Loads a picture; undefined if it or the table is missing. */
export async function pictureOf(api: DataApi, name: string): Promise<Uint8Array | undefined> {
  const [found] = await orWhereMissing(
    async () => {
      const query = api.from('blog_pictures').select('content').eq('name', name);
      const { data } = await query.limit(1).throwOnError();
      return pictureRows.parse(data);
    },
    () => [],
  );
  // PostgreSQL writes bytes as \x and hexadecimal digits.
  return found && Uint8Array.from(Buffer.from(found.content.slice('\\x'.length), 'hex'));
}

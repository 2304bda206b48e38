import { z } from 'zod';
import { startOfDay } from '../../../calendar/span.ts';
import { dayAfter, texasToday } from '../../../calendar/texas-time.ts';
import type { LogFault } from '../../log-fault.ts';
import { cardSchema } from '../../post.ts';
import { FEED_SIZE, PAGE_SIZE, type Posts, RELATED_LIMIT } from '../../posts.ts';
import { PostReader } from '../../read-post.ts';
import type { DataApi } from './data-api.ts';
import { orWhereMissing } from './data-api-error.ts';

/** How posts are read; see `PostReader`. */
export interface ReadOptions {
  logFault: LogFault;
  imageHost?: string | undefined;
}

/** An answer of the Data API, before its columns are checked. */
export const rows = z.array(z.record(z.string(), z.unknown()));
const categoryRows = z.array(z.object({ category: z.string().nullable() }));
const categoriesIn = (data: unknown) =>
  categoryRows.parse(data).flatMap(({ category }) => category ?? []);
/** An invalid row is nobody's neighbor. */
const link = cardSchema.pick({ slug: true, title: true }).optional().catch(undefined);
const pictureRows = z.array(z.object({ content: z.string() }));

/** Longest category, in characters, that the list's address may ask for. */
const CATEGORY_MAX = 200;

/** Rows asked for at once. Supabase answers with a thousand at most, or with the project's own limit. */
export const BATCH = 500;

const NEWEST_FIRST = { ascending: false };

/**
 * The posts that a Data API gives: of a table `blog_posts` as the specification has it (section 3),
 * and of what `supabase/migrations` adds to it, where it is there. Asks for published posts dated
 * today or before, since a table may have no policy that holds later ones back.
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
        // In a column of moments that is tomorrow's date, and not this evening: see `dayOfMoment`.
        .neq('published_at', `${tomorrow}T00:00:00Z`)
    );
  };
  const newest = () => shown('*').order('published_at', NEWEST_FIRST).order('slug');
  const links = (other: string) => shown('slug,title').neq('slug', other).limit(1);
  /** The `published_at` of a post's row, which may be a moment. */
  const moments = new WeakMap<object, string>();

  /** Asks for what follows the last category found: an answer may have as many rows as it likes. */
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
      // A longer one is left out; its beginning and the last character of all sort after it.
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
    // Nothing to close: idle connections time out.
    close: () => {},
  };
}

/** The view of categories, which the migration makes. */
function categoryView(api: DataApi) {
  return api.from('blog_categories').select('category').throwOnError();
}

/**
 * Whether the project has run `supabase/migrations`.
 *
 * @throws DataApiError, as a rejection, where the project does not say
 */
export async function isMigrated(api: DataApi): Promise<boolean> {
  return orWhereMissing(
    async () => {
      await categoryView(api).limit(0);
      return true;
    },
    () => false,
  );
}

/** A picture that the caller may see; undefined where there is none of this name, or no table of pictures. */
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

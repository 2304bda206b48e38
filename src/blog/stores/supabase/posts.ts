import { z } from 'zod';
import { startOfDay } from '../../../base/calendar/start-of-day.ts';
import { dayAfter, texasToday } from '../../../base/calendar/texas-time.ts';
import type { LogFault } from '../../log-fault.ts';
import { CARD_COLUMNS } from '../../post.ts';
import { FEED_SIZE, type Posts, postsOf, RELATED_LIMIT } from '../../posts.ts';
import { PostReader, type Row } from '../../read-post.ts';
import type { DataApi } from './data-api.ts';
import { orWhereMissing } from './data-api-error.ts';

/** Read options; see `PostReader`. */
export interface ReadOptions {
  logFault: LogFault;
  imageHost?: string | undefined;
}

/** Rows of a response, columns not yet validated. */
export const rows = z.custom<Row[]>(
  // One problem, however many entries are none.
  (data) => Array.isArray(data) && data.every((row) => typeof row === 'object' && row !== null),
  'expected rows',
);
const pictureRows = z.array(z.object({ content: z.string() }));

/** Card columns in the specification, without those the migrations add. */
const SPECIFIED = CARD_COLUMNS.replace(/,(denomination|modified_at)\b/g, '');

/** Rows per request. Supabase returns at most 1,000, or the project's own limit. */
const BATCH = 500;
/** How long a table counts as the specification's alone: each page has time for few calls. */
const SPECIFIED_MS = 60_000;

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
      select(api, columns)
        .eq('is_published', true)
        .lt('published_at', startOfDay(tomorrow))
        // In a timestamp column this means tomorrow's date, not this evening: see `dayOfMoment`.
        .neq('published_at', `${tomorrow}T00:00:00Z`)
    );
  };
  const everyShown = everyCard(shown);
  return postsOf({
    cards: async () => reader.cards(await everyShown()),
    bySlug: async (slug) => {
      const { data } = await shown('*').eq('slug', slug).limit(1).throwOnError();
      return reader.one(rows.parse(data)[0]);
    },
    related: async ({ id, category }) => {
      const query = shown('*').eq('category', category).neq('id', id);
      const { data } = await query.limit(RELATED_LIMIT).throwOnError();
      return reader.cards(rows.parse(data));
    },
    latest: async () => {
      const { data } = await shown('*').limit(FEED_SIZE).throwOnError();
      return reader.all(rows.parse(data));
    },
    picture: (name) => pictureOf(api, name),
    version: () => undefined,
    // Only connections are open; they close by themselves.
    close: () => {},
  });
}

/** Selects posts, the newest first. */
export function select(api: DataApi, columns: string) {
  return api
    .from('blog_posts')
    .select(columns, { count: 'exact' })
    .order('published_at', NEWEST_FIRST)
    .order('slug');
}

/** Returns a read of the cards of all posts that a query selects, in batches. */
export function everyCard(
  query: (columns: string) => ReturnType<typeof select>,
): () => Promise<Row[]> {
  let specifiedUntil = 0;
  let isComplete = false;
  const read = async (columns: string) => {
    const found: Row[] = [];
    for (;;) {
      const { length } = found;
      const { data, count } = await query(columns)
        .range(length, length + BATCH - 1)
        .throwOnError();
      const batch = rows.parse(data);
      found.push(...batch);
      if (batch.length === 0 || found.length >= (count ?? 0)) return found;
    }
  };
  const readComplete = async () => {
    const found = await read(CARD_COLUMNS);
    isComplete = true;
    return found;
  };
  return async () => {
    if (performance.now() < specifiedUntil) return read(SPECIFIED);
    if (isComplete) return readComplete();
    // Both at once: a page has no time for a second call of a slow store.
    const specified = read(SPECIFIED);
    specified.catch(() => {});
    return orWhereMissing(readComplete, () => {
      specifiedUntil = performance.now() + SPECIFIED_MS;
      return specified;
    });
  };
}

/** Loads a picture; undefined if it or the table is missing. */
export async function pictureOf(api: DataApi, name: string): Promise<Uint8Array | undefined> {
  const [found] = await orWhereMissing(
    async () => {
      const query = api.from('blog_pictures').select('content').eq('name', name);
      const { data } = await query.limit(1).throwOnError();
      return pictureRows.parse(rows.parse(data).slice(0, 1));
    },
    () => [],
  );
  // PostgreSQL writes bytes as \x and hexadecimal digits.
  return found && Uint8Array.from(Buffer.from(found.content.slice('\\x'.length), 'hex'));
}

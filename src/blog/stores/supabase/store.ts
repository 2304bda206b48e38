import { z } from 'zod';
import { CARD_COLUMNS, postFilesJson } from '../../post.ts';
import type { PostStore, SyncReport } from '../../post-store.ts';
import { PostReader, type ReaderOptions, type Row } from '../../read-post.ts';
import { answerOf, type DataApi, unlessMissing } from './data-api.ts';

/** Rows per request of a command; a project may return fewer. */
const BATCH = 1_000;

interface Options extends ReaderOptions {
  /** Whether it reads only published posts. */
  isForVisitors: boolean;
}

/** Rows whose columns are not yet validated. */
const rows = z.array(z.looseObject({}));
const pictureRows = z.array(
  z.object({
    name: z.string(),
    // PostgreSQL writes bytes as \x and hexadecimal digits.
    content: z.string().transform((text) => Uint8Array.from(Buffer.from(text.slice(2), 'hex'))),
  }),
);
/** Changes, each as text such as 'added my-post'. */
const changesSchema = z.array(z.string().regex(/^(?:added|updated|removed) \S+$/));

/** Card columns of the specification, without the columns that the migrations add. */
const SPECIFIED = CARD_COLUMNS.replace(/,(denomination|modified_at)\b/g, '');

/**
 * The posts of a Data API: table `blog_posts` as in the specification (section 3), plus additions
 * of `supabase/migrations` if present, which a sync needs. Lists for visitors have only as many rows as
 * a project returns at once, 1,000 by default.
 *
 * @param api for writing, it must have the service key, which bypasses all policies
 */
export function supabaseStore(api: DataApi, { isForVisitors, ...options }: Options): PostStore {
  const reader = new PostReader(options);
  /** The card columns of the table, once known. */
  let cardColumns: string | undefined;

  function select(columns: string) {
    const query = api
      .from('blog_posts')
      .select(columns)
      .order('published_at', { ascending: false })
      .order('slug');
    return isForVisitors ? query.eq('is_published', true) : query;
  }

  const rowsOf = async (slugs: readonly string[]) =>
    rows.parse(await answerOf(select('*').in('slug', slugs)));

  async function everyRow(columns: string): Promise<Row[]> {
    if (isForVisitors) return rows.parse(await answerOf(select(columns)));
    const found: Row[] = [];
    for (;;) {
      const { length } = found;
      const batch = rows.parse(await answerOf(select(columns).range(length, length + BATCH - 1)));
      if (batch.length === 0) return found;
      found.push(...batch);
    }
  }

  async function everyCard(): Promise<Row[]> {
    if (cardColumns !== undefined) return everyRow(cardColumns);
    // Reads both at once: a page has no time for a second call to a slow store.
    const specified = everyRow(SPECIFIED);
    specified.catch(() => {});
    const complete = await unlessMissing(everyRow(CARD_COLUMNS));
    const found = complete ?? (await specified);
    cardColumns = complete ? CARD_COLUMNS : SPECIFIED;
    return found;
  }

  async function picturesWhere(column: 'name' | 'post_id', value: string) {
    const query = api.from('blog_pictures').select('name,content').eq(column, value);
    return pictureRows.parse((await unlessMissing(answerOf(query.order('name')))) ?? []);
  }

  return {
    cards: async () => reader.cards(await everyCard()),
    posts: async (slugs) => reader.posts(await rowsOf(slugs)),
    picture: async (name) => (await picturesWhere('name', name))[0]?.content,
    postFile: async (slug) => {
      const [stored] = reader.unsanitized(await rowsOf([slug]));
      if (!stored) return undefined;
      const { id, ...post } = stored;
      return { post, pictures: await picturesWhere('post_id', id) };
    },
    sync: async (postFiles) => {
      const posts = z.encode(postFilesJson, [...postFiles]);
      const changes = await answerOf(api.rpc('sync_blog_posts', { posts }));
      return reportOf(changesSchema.parse(changes));
    },
    version: () => undefined,
    // Nothing to close: connections end by themselves.
    close: () => {},
  };
}

function reportOf(changes: readonly string[]): SyncReport {
  const slugs = (change: string) =>
    changes.flatMap((each) => (each.startsWith(`${change} `) ? each.slice(change.length + 1) : []));
  return { added: slugs('added'), updated: slugs('updated'), removed: slugs('removed') };
}

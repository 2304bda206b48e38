import { z } from 'zod';
import {
  articleSchema,
  CARD_COLUMNS,
  cardSchema,
  daySchema,
  type Manuscript,
  type Picture,
} from '../../post.ts';
import type { PostStore, SaveResult } from '../../post-store.ts';
import { PostReader } from '../../read-post.ts';
import type { DataApi } from './data-api.ts';
import { orWhereMissing } from './data-api-error.ts';
import { BATCH, pictureOf, postsThrough, type ReadOptions, rows } from './posts.ts';

/** Card columns in the specification, without those the migration adds. */
const LISTED = CARD_COLUMNS.replace(/,(denomination|modified_at)\b/g, '');

const isAny = (data: unknown) => rows.parse(data).length > 0;
const results = z.array(z.enum(['added', 'updated', 'unchanged']));
const { id, published_at, modified_at } = cardSchema.shape;
const storedRow = z.object({ ...articleSchema.unwrap().shape, id, published_at, modified_at });
const named = z.array(z.object({ name: z.string() }));
const dated = z.object({ is_published: z.boolean(), published_at: z.string() });
const againstRows = z.array(dated.extend({ slug: z.string(), blog_articles: dated.nullable() }));

/**
 * Write access to the posts of a Supabase project; uses the function `save_blog_posts` of
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
  const save = async (manuscripts: readonly Manuscript[], onlyWhereEmpty: boolean) => {
    const { data } = await api
      .rpc('save_blog_posts', {
        manuscripts: manuscripts.map(({ article, pictures }) => ({
          article: articleSchema.parse(article),
          pictures: pictures.map(({ name, content }) => ({
            name,
            content: Buffer.from(content).toString('base64'),
          })),
        })),
        only_where_empty: onlyWhereEmpty,
      })
      .throwOnError();
    return results.parse(data) satisfies SaveResult[];
  };
  /** Updates a row; returns whether it exists. */
  const change = async (slug: string, fields: Record<string, unknown>) => {
    const { data } = await posts().update(fields).eq('slug', slug).select('slug').throwOnError();
    return isAny(data);
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
    manuscript: async (slug) => {
      const row = await stored(slug);
      if (!row) return undefined;
      const { id, ...article } = storedRow.parse(row);
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
      return { article, pictures };
    },
    isEmpty: async () => {
      const { data } = await posts().select('slug').limit(1).throwOnError();
      return !isAny(data);
    },
    save: (manuscripts) => save(manuscripts, false),
    seed: async (manuscripts) => (await save(manuscripts, true)).length,
    setPublished: (slug, isPublished) => change(slug, { is_published: isPublished }),
    schedule: async (slug, day) =>
      change(slug, { published_at: daySchema.parse(day), is_published: true }),
    setAgainstArticle: async () => {
      const found = await everyRow((from, to) =>
        posts()
          .select('slug,is_published,published_at,blog_articles(is_published,published_at)')
          .order('slug')
          .range(from, to)
          .throwOnError(),
      );
      return againstRows.parse(found).flatMap((post) => {
        const article = post.blog_articles;
        if (!article) return [];
        const isDated = post.published_at !== article.published_at;
        if (!isDated && post.is_published === article.is_published) return [];
        const scheduledFor = isDated ? post.published_at : undefined;
        return [{ slug: post.slug, isPublished: post.is_published, scheduledFor }];
      });
    },
    delete: async (slug) => {
      const { data } = await posts().delete().eq('slug', slug).select('slug').throwOnError();
      return isAny(data);
    },
  };
}

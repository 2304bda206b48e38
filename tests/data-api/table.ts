import type { TestDataApi } from './start.ts';

/**
 * SQL of the specification's table (section 3); its only policy: visitors read what is published.
 */
export const bareTable = (id: string, publishedAt: 'date' | 'timestamptz') => `
  create table public.blog_posts (
    id ${id}, slug text, title text, excerpt text, content text, category text, image_url text,
    author_name text, author_title text, published_at ${publishedAt}, is_published boolean
  );
  alter table public.blog_posts enable row level security;
  create policy "Published posts" on public.blog_posts for select to anon using (is_published);`;

const COLUMNS =
  'slug, title, excerpt, content, category, image_url, author_name, author_title, published_at, is_published';

/** Inserts rows as the table editor does; unnamed columns stay empty. */
export async function insertRows(
  api: TestDataApi,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const json = JSON.stringify(rows).replaceAll("'", "''");
  await api.sql(
    `insert into public.blog_posts (${COLUMNS})
     select ${COLUMNS} from json_populate_recordset(null::public.blog_posts, '${json}')`,
  );
}

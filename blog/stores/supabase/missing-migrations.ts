import type { DataApi } from './data-api.ts';
import { orWhereMissing } from './data-api-error.ts';

/** The files of supabase/migrations, in order, each with a column that it makes for visitors. */
const MAKES = {
  '20261122080000_blog.sql': { relation: 'blog_categories', column: 'category' },
  '20261122200000_modified.sql': { relation: 'blog_posts', column: 'modified_at' },
  '20261123010000_denomination.sql': { relation: 'blog_posts', column: 'denomination' },
} as const;

/**
 * The files of supabase/migrations that a project has not run, in order. Without any of them its
 * table `blog_posts` alone is read.
 *
 * @throws DataApiError, as a rejection, where the project does not say
 */
export async function missingMigrations(api: DataApi): Promise<string[]> {
  const asked = Object.entries(MAKES).map(([file, { relation, column }]) =>
    orWhereMissing(
      async () => {
        await api.from(relation).select(column).limit(0).throwOnError();
        return [];
      },
      () => [file],
    ),
  );
  return (await Promise.all(asked)).flat();
}

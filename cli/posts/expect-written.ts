import { PLACEHOLDER_EXCERPT } from '../../blog/articles/placeholder-excerpt.ts';
import type { PostStore } from '../../blog/post-store.ts';

/**
 * Checks that a post to be published has its own excerpt.
 *
 * @throws Error where it still has the one that `new` wrote
 */
export async function expectWritten(posts: PostStore, slug: string): Promise<void> {
  const post = await posts.draft(slug);
  if (post?.excerpt !== PLACEHOLDER_EXCERPT) return;
  throw new Error(
    `${slug} still has the excerpt it was begun with: write its own in the file, and add it again.`,
  );
}

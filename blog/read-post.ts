import { type Post, postSchema } from './post.ts';
import { sanitizePostHtml } from './sanitize.ts';

/** A row that is not a post; the message names the post's slug, each field and what was expected. */
export class PostRowError extends Error {
  override readonly name = 'PostRowError';
}

/**
 * The post in a row of any store, its HTML sanitized: every store reads
 * through here, so that no page can forget to.
 * Throws PostRowError when a field does not fit.
 */
export function readPost(row: Readonly<Record<string, unknown>>): Post {
  const { data, error } = postSchema.safeParse(row);
  if (error) {
    const { slug } = row;
    const problems = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new PostRowError(`post ${JSON.stringify(slug)}: ${problems.join('; ')}`);
  }
  return { ...data, content: sanitizePostHtml(data.content) };
}

import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Post } from '../../blog/post.ts';
import type { PostStore } from '../../blog/post-store.ts';
import { ARTICLES } from './in-blog.ts';

/** The slug of a typed slug or article file name. */
export function slugIn(word: string): string {
  return basename(word, '.md');
}

/** The file that an article of this slug has in content/posts, if it is there. */
export function articleOf(slug: string): string | undefined {
  return existsSync(join(ARTICLES.articles, `${slug}.md`)) ? `content/posts/${slug}.md` : undefined;
}

/**
 * The post with this slug, drafts included.
 *
 * @throws Error where there is none
 */
export async function thePost(posts: PostStore, slug: string): Promise<Post> {
  const post = await posts.draft(slug);
  if (post === undefined) throw noPost(slug);
  return post;
}

/** The error for a slug without a post. */
export function noPost(slug: string): Error {
  const article = articleOf(slug);
  if (article !== undefined) {
    return new Error(
      `${article} is not in the blog yet: "npm run posts -- add ${article}" brings it in.`,
    );
  }
  return new Error(`No post has the slug "${slug}". "npm run posts -- list" shows them all.`);
}

/** Until when a command's change overrides the article's. */
export function staysSo(slug: string, field: string): string[] {
  const article = articleOf(slug);
  return article === undefined
    ? []
    : [`It stays so until a command, or ${field} in ${article}, changes.`];
}

import { setImmediate } from 'node:timers/promises';
import type { Post } from '../../blog/post.ts';
import type { Posts } from '../../blog/posts.ts';

/** The picture of a post: its own, else one drawn from its slug. */
export function postImage({ slug, image_url }: Pick<Post, 'slug' | 'image_url'>): string {
  return image_url ?? `/art/post/${slug}.svg`;
}

/** All posts, newest first; none when the store cannot be read. */
export function allPosts(posts: Posts): Promise<Post[]> {
  return postsOrNone(posts.list());
}

/** The posts that a read gives; none when it fails. */
export async function postsOrNone(read: Promise<Post[]>): Promise<Post[]> {
  return read.catch(() => []);
}

/**
 * Whether a read has failed by now. One that is still under way, as from a store on another
 * machine, has not.
 */
export function hasFailed(read: Promise<unknown>): Promise<boolean> {
  const failed = read.then(
    () => false,
    () => true,
  );
  return Promise.race([failed, setImmediate(false)]);
}

/** What stands at the address of a post. */
export type PostLookup =
  | { kind: 'found'; post: Post; related: Post[] }
  | { kind: 'missing' }
  | { kind: 'unreadable' };

/** The post with its related ones; none of these when they alone cannot be read. */
export async function postWithRelated(posts: Posts, slug: string): Promise<PostLookup> {
  try {
    const post = await posts.bySlug(slug);
    if (!post) return { kind: 'missing' };
    return { kind: 'found', post, related: await postsOrNone(posts.related(post)) };
  } catch {
    return { kind: 'unreadable' };
  }
}

import { logBlogFault } from '../../blog/fault-log.ts';
import type { Post } from '../../blog/post.ts';
import type { Posts } from '../../blog/posts.ts';

/** The picture of a post: its own, else one drawn from its slug. */
export function postImage({ slug, image_url }: Pick<Post, 'slug' | 'image_url'>): string {
  return image_url ?? `/art/post/${slug}.svg`;
}

/** All posts, newest first; none when the store cannot be read, which is logged. */
export async function allPosts(posts: Posts): Promise<Post[]> {
  try {
    return await posts.list();
  } catch (error) {
    logBlogFault('the list could not be read', error);
    return [];
  }
}

/** The post with its related ones; undefined when there is none or the store cannot be read, which is logged. */
export async function postWithRelated(
  posts: Posts,
  slug: string,
): Promise<{ post: Post; related: Post[] } | undefined> {
  try {
    const post = await posts.bySlug(slug);
    return post && { post, related: await relatedTo(post, posts) };
  } catch (error) {
    logBlogFault('a post could not be read', error);
    return undefined;
  }
}

/** The related posts; none when they cannot be read, which is logged and hides no post. */
async function relatedTo(post: Post, posts: Posts): Promise<Post[]> {
  try {
    return await posts.related(post);
  } catch (error) {
    logBlogFault('related posts could not be read', error);
    return [];
  }
}

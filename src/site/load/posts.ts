import { withTimeout } from '../../base/with-timeout.ts';
import { requestedPage } from '../../blog/addresses.ts';
import { type Post, slugSchema } from '../../blog/post.ts';
import type { PostList, Posts } from '../../blog/posts.ts';

/** Total milliseconds that a blog page waits for posts: visitors wait less than three seconds. */
export const POSTS_TIMEOUT_MS = 2_800;

/** The part of the blog's list at an address. */
export interface ListShown extends PostList {
  /** The requested page, from 1. */
  page: number;
}

/** Stands for a list that cannot be read. */
const NOTHING: ListShown = {
  posts: [],
  hasOlder: false,
  categories: [],
  chosen: undefined,
  page: 1,
};

/**
 * The part of the list that an address selects with `category` and `page`. An unknown category is
 * ignored; an invalid page number means 1.
 *
 * @throws the store's error, as a rejection
 */
export async function listAt(posts: Posts, asked: URLSearchParams): Promise<ListShown> {
  const query = requestedPage(asked);
  return { ...(await posts.list(query)), page: query.page };
}

/** Whether an address selects a category or a later page. */
export function isFilteredOrPaged(asked: URLSearchParams): boolean {
  return asked.has('category') || asked.has('page');
}

/** The list that a read returns; an empty one if it fails, or takes longer than `limitMs` milliseconds. */
export async function listOrNothing(read: Promise<ListShown>, limitMs: number): Promise<ListShown> {
  return (await withTimeout(read, limitMs)) ?? NOTHING;
}

/** The result of looking a post up. */
export type PostLookup =
  | { kind: 'found'; post: Post }
  | { kind: 'missing' }
  | { kind: 'unreadable' };

/** Looks a post up; an invalid slug is missing without a read. Never rejects. */
export async function lookUpPost(posts: Posts, slug: string): Promise<PostLookup> {
  if (!slugSchema.safeParse(slug).success) return { kind: 'missing' };
  try {
    const post = await posts.bySlug(slug);
    return post ? { kind: 'found', post } : { kind: 'missing' };
  } catch {
    return { kind: 'unreadable' };
  }
}

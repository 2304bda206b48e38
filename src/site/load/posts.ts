import { requestedPage } from '../../blog/addresses.ts';
import { inTime } from '../../blog/in-time.ts';
import { type Post, type PostCard, slugSchema } from '../../blog/post.ts';
import type { Neighbours, PostList, Posts } from '../../blog/posts.ts';

/** How long a page of the blog may wait for posts in all: visitors wait less than three seconds. */
export const PAGE_TAKES_MS = 2_800;
/** How long its filter may wait, so that a list that has come is shown whatever else is late. */
const FILTER_TAKES_MS = 2_600;

/** The blog's list at an address. */
export interface ListShown {
  list: PostList;
  categories: readonly string[];
  /** The category asked for, where there is one of that name. */
  chosen: string | undefined;
  /** The page asked for, from 1. */
  page: number;
}

/** A list that cannot be read is empty. */
const NOTHING: ListShown = {
  list: { posts: [], hasOlder: false },
  categories: [],
  chosen: undefined,
  page: 1,
};

/**
 * The page of the list that an address asks for with `category` and `page`. A category that no post
 * has is none; what is no number of a page is the first. Where the categories cannot be read, or are
 * late, they are those of the list.
 *
 * @throws the store's error, as a rejection
 */
export async function listAt(posts: Posts, asked: URLSearchParams): Promise<ListShown> {
  const { category: name, page } = requestedPage(asked);
  const reading = posts.categories();
  const known = await inTime(reading, 0);
  // Where they are not at hand, both are asked for at once: two slow reads in turn would take too long.
  const category = known && !known.some((each) => each === name) ? undefined : name;
  const [read, list] = await Promise.all([
    inTime(reading, FILTER_TAKES_MS),
    posts.list({ category, page }),
  ]);
  const categories = read ?? [...new Set(list.posts.map((post) => post.category))].sort();
  const chosen = categories.find((each) => each === category);
  return {
    list: chosen === category ? list : await posts.list({ page }),
    categories,
    chosen,
    page,
  };
}

/**
 * Every post that shows, newest first, read a page of the list at a time.
 *
 * @throws the store's error, as a rejection
 */
export async function everyPost(posts: Posts): Promise<PostCard[]> {
  // By slug: one that moves on while others are read would come twice.
  const found = new Map<string, PostCard>();
  for (let page = 1, hasOlder = true; hasOlder; page += 1) {
    const list = await posts.list({ page });
    for (const post of list.posts) found.set(post.slug, post);
    ({ hasOlder } = list);
  }
  return [...found.values()];
}

/** Whether an address asks for a category or a further page. */
export function asksForPart(asked: URLSearchParams): boolean {
  return asked.has('category') || asked.has('page');
}

/** The list that a read gives; an empty one when it fails, or takes longer than `limitMs` milliseconds. */
export async function listOrNothing(read: Promise<ListShown>, limitMs: number): Promise<ListShown> {
  return (await inTime(read, limitMs)) ?? NOTHING;
}

/** The result of looking a post up. */
export type PostLookup =
  | { kind: 'found'; post: Post }
  | { kind: 'missing' }
  | { kind: 'unreadable' };

/** Looks a post up; what cannot be a slug, not even that. Never rejects. */
export async function lookUpPost(posts: Posts, slug: string): Promise<PostLookup> {
  if (!slugSchema.safeParse(slug).success) return { kind: 'missing' };
  try {
    const post = await posts.bySlug(slug);
    return post ? { kind: 'found', post } : { kind: 'missing' };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** Links from a post to others. */
export interface Onward extends Neighbours {
  related: readonly PostCard[];
}

/** Links from a post to others; omits those not read within `limitMs` milliseconds. */
export async function onwardFrom(posts: Posts, post: Post, limitMs: number): Promise<Onward> {
  const [related, neighbours] = await Promise.all([
    inTime(posts.related(post), limitMs),
    inTime(posts.neighbours(post), limitMs),
  ]);
  return { related: related ?? [], ...neighbours };
}

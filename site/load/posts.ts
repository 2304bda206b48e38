import { setImmediate, setTimeout } from 'node:timers/promises';
import { srcsetOf } from '../../blog/picture-address.ts';
import type { Post, PostCard } from '../../blog/post.ts';
import type { Neighbours, PostList, Posts } from '../../blog/posts.ts';

/** The picture of a post, as an `img` takes it: its own, in the widths it is kept in, else one drawn from its slug. */
export function postImage({ slug, image_url }: Pick<Post, 'slug' | 'image_url'>) {
  const src = image_url ?? `/art/post/${slug}.svg`;
  return { src, srcSet: srcsetOf(src) };
}

/** What the blog's list shows at an address. */
export interface ListShown {
  list: PostList;
  categories: readonly string[];
  /** The category asked for, where there is one of that name. */
  chosen: string | undefined;
  /** The page asked for, from 1. */
  page: number;
}

/** Where a list cannot be read, it is empty. */
const NOTHING: ListShown = {
  list: { posts: [], hasOlder: false },
  categories: [],
  chosen: undefined,
  page: 1,
};

/**
 * The page of the list that an address asks for with `category` and `page`. A category that no post
 * has is none; what is no number of a page is the first.
 *
 * @throws the store's error, as a rejection
 */
export async function listAt(posts: Posts, asked: URLSearchParams): Promise<ListShown> {
  const page = /^[1-9]\d{0,3}$/.test(asked.get('page') ?? '') ? Number(asked.get('page')) : 1;
  const name = asked.get('category');
  if (name !== null) {
    const categories = await posts.categories();
    const chosen = categories.find((category) => category === name);
    return { list: await posts.list({ category: chosen, page }), categories, chosen, page };
  }
  const [list, categories] = await Promise.all([posts.list({ page }), posts.categories()]);
  return { list, categories, chosen: undefined, page };
}

/** Whether an address asks for a category or a further page. */
export function asksForPart(asked: URLSearchParams): boolean {
  return asked.has('category') || asked.has('page');
}

/** What a list shows, where that is known within `limitMs` milliseconds. */
export function shownWithin(
  read: Promise<ListShown>,
  limitMs: number,
): Promise<ListShown | undefined> {
  const late = setTimeout(limitMs, undefined, { ref: false });
  return Promise.race([read.catch(() => undefined), late]);
}

/** The list that a read gives; an empty one when it fails. */
export async function listOrNothing(read: Promise<ListShown>): Promise<ListShown> {
  return read.catch(() => NOTHING);
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
  | { kind: 'found'; post: Post }
  | { kind: 'missing' }
  | { kind: 'unreadable' };

/** Looks a post up; never rejects. */
export async function lookUp(posts: Posts, slug: string): Promise<PostLookup> {
  try {
    const post = await posts.bySlug(slug);
    return post ? { kind: 'found', post } : { kind: 'missing' };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** What leads from a post to others. */
export interface Onward extends Neighbours {
  related: readonly PostCard[];
}

/** What leads on from a post; what cannot be read within `limitMs` milliseconds is left out. */
export async function onwardFrom(posts: Posts, post: Post, limitMs: number): Promise<Onward> {
  const late = <Value>(read: Promise<Value>, without: Value): Promise<Value> =>
    Promise.race([read.catch(() => without), setTimeout(limitMs, without, { ref: false })]);
  const [related, neighbours] = await Promise.all([
    late<readonly PostCard[]>(posts.related(post), []),
    late<Neighbours>(posts.neighbours(post), {}),
  ]);
  return { related, ...neighbours };
}

import { texasToday } from '../base/calendar/texas-time.ts';
import { changedOn, type Post, type PostCard, stateOf } from './post.ts';

/** Posts per list page. */
export const PAGE_SIZE = 24;

/** Maximum number of related posts under a post. */
export const RELATED_LIMIT = 3;

/** Maximum number of posts in a feed. */
export const FEED_SIZE = 20;

export interface ListQuery {
  /** Category filter; all posts if undefined, or if no post has it. */
  category?: string | undefined;
  /** 1 for the newest `PAGE_SIZE`. */
  page: number;
}

export interface PostList {
  /** Empty past the last page. */
  posts: readonly PostCard[];
  /** Whether there is a next page. */
  hasOlder: boolean;
  /** All categories of posts, sorted. */
  categories: readonly string[];
  /** The requested category, if a post has it. */
  chosen: string | undefined;
}

/** Links from a post to other posts. */
export interface RelatedPosts {
  /** The newest other posts of its category, at most `RELATED_LIMIT`. */
  related: readonly PostCard[];
  /** Its neighbors in the list. */
  newer?: PostCard | undefined;
  older?: PostCard | undefined;
}

/**
 * A store's reads, with sanitized HTML. They skip invalid rows, and may return drafts and scheduled posts.
 *
 * @throws the store's error, as a rejection, if it cannot be read
 */
export interface PostSource {
  /** All posts, newest first: by `published_at`, then slug. */
  cards(): Promise<readonly PostCard[]>;
  /** The posts with these slugs, in any order. */
  posts(slugs: readonly string[]): Promise<readonly Post[]>;
  /** A WebP picture of a post, by name (see `PostPicture`). */
  picture(name: string): Promise<Uint8Array | undefined>;
  /** Changes whenever a read would change; undefined if the store cannot know without reading. */
  version(): string | undefined;
  /** Closes the store; no call may follow. */
  close(): void;
}

/**
 * Read access to visible posts, for pages: published, and not dated in the future in Texas.
 * `modified_at` is null unless later than `published_at`. `version()` also changes at midnight. Reads
 * reject with the store's error.
 */
export interface Posts extends Pick<PostSource, 'picture' | 'version' | 'close'> {
  list(query: ListQuery): Promise<PostList>;
  /** All posts, newest first. */
  all(): Promise<readonly PostCard[]>;
  bySlug(slug: string): Promise<Post | undefined>;
  relatedTo(post: Pick<Post, 'slug' | 'category'>): Promise<RelatedPosts>;
  /** The newest posts with content, at most `FEED_SIZE`. */
  latest(): Promise<readonly Post[]>;
}

/**
 * Creates the posts of a store that is opened at the first read, and again after a failure. One read
 * of all posts serves list, filter and links; concurrent reads are shared.
 *
 * @param log called with each error of a read
 * @param today the day in Texas, YYYY-MM-DD
 * @returns the posts, and `open`, which opens the store before the first read and rejects if that fails
 */
export function createPosts(
  openStore: () => PostSource | Promise<PostSource>,
  { log = (_error: unknown): void => {}, today = texasToday } = {},
): Posts & { open(): Promise<void> } {
  let opening: Promise<PostSource> | undefined;
  let store: PostSource | undefined;
  let last: { version: string | undefined; cards: Promise<readonly PostCard[]> } | undefined;
  const underWay = new Map<string, Promise<Post | undefined>>();

  async function opened(): Promise<PostSource> {
    opening ??= Promise.resolve(openStore());
    const current = opening;
    try {
      store = await current;
      return store;
    } catch (error) {
      if (opening === current) opening = undefined;
      throw error;
    }
  }

  async function read<Result>(from: (store: PostSource) => Promise<Result>): Promise<Result> {
    try {
      return await from(await opened());
    } catch (error) {
      log(error);
      throw error;
    }
  }

  function shown<Some extends PostCard>(posts: readonly Some[]): Some[] {
    const day = today();
    return posts
      .filter((post) => stateOf(post, day) === 'published')
      .map((post) => ({ ...post, modified_at: changedOn(post, day) }));
  }

  /** Shares a read until it ends or, if the store has versions, until the posts change. */
  function sharedCards(from: PostSource): Promise<readonly PostCard[]> {
    const version = from.version();
    if (last && last.version === version) return last.cards;
    const current = { version, cards: from.cards() };
    last = current;
    const forget = () => {
      if (last === current) last = undefined;
    };
    current.cards.then(version === undefined ? forget : undefined, forget);
    return current.cards;
  }

  const every = async () => shown(await read(sharedCards));

  function bySlug(slug: string): Promise<Post | undefined> {
    const one = async () => shown(await read((from) => from.posts([slug])))[0];
    const reading = underWay.get(slug) ?? one().finally(() => underWay.delete(slug));
    underWay.set(slug, reading);
    return reading;
  }

  return {
    open: async () => void (await opened()),
    list: async ({ category, page }) => {
      const posts = await every();
      const categories = [...new Set(posts.map((post) => post.category))].sort();
      const chosen = categories.find((each) => each === category);
      const found = posts.filter((post) => chosen === undefined || post.category === chosen);
      const end = page * PAGE_SIZE;
      const hasOlder = found.length > end;
      return { posts: found.slice(end - PAGE_SIZE, end), hasOlder, categories, chosen };
    },
    all: every,
    bySlug,
    relatedTo: async ({ slug, category }) => {
      const posts = await every();
      const related = posts.filter((post) => post.category === category && post.slug !== slug);
      const index = posts.findIndex((post) => post.slug === slug);
      const beside = index < 0 ? {} : { newer: posts[index - 1], older: posts[index + 1] };
      return { related: related.slice(0, RELATED_LIMIT), ...beside };
    },
    latest: async () => {
      const slugs = (await every()).slice(0, FEED_SIZE).map(({ slug }) => slug);
      const posts = shown(await read((from) => from.posts(slugs)));
      return slugs.flatMap((slug) => posts.find((post) => post.slug === slug) ?? []);
    },
    picture: async (name) => {
      // Read before the post, so that made-up names read no post.
      const picture = await read((from) => from.picture(name));
      const [slug = ''] = name.split('/');
      return picture === undefined ? undefined : (await bySlug(slug)) && picture;
    },
    version: () => {
      try {
        const version = store?.version();
        return version && `${today()} ${version}`;
      } catch (error) {
        log(error);
        return undefined;
      }
    },
    close: () =>
      void opening?.then(
        (each) => each.close(),
        () => {},
      ),
  };
}

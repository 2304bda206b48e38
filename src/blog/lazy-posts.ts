import type { Posts } from './posts.ts';

type Read<Args extends unknown[], Result> = (...args: Args) => Promise<Result>;

/** Wraps one read of posts. */
type WrapRead = <Args extends unknown[], Result>(read: Read<Args, Result>) => Read<Args, Result>;

/** Wraps each read of the posts that `open` resolves to; it is called at each read. */
export function eachRead(
  open: () => Posts | Promise<Posts>,
  wrap: WrapRead = (read) => read,
): Omit<Posts, 'version' | 'close'> {
  return {
    list: wrap(async (place) => (await open()).list(place)),
    categories: wrap(async () => (await open()).categories()),
    bySlug: wrap(async (slug) => (await open()).bySlug(slug)),
    related: wrap(async (post) => (await open()).related(post)),
    neighbours: wrap(async (post) => (await open()).neighbours(post)),
    latest: wrap(async () => (await open()).latest()),
    picture: wrap(async (name) => (await open()).picture(name)),
  };
}

/** Posts whose store opens at the first read. */
interface LazyPosts extends Posts {
  /** Opens the store; rejects if that fails. */
  open(): Promise<void>;
}

/**
 * Opens a store at the first read, and again after a failure. Reads reject with the error of `open`
 * or of the store.
 *
 * @param log called with each read error
 */
export function lazyPosts(open: () => Promise<Posts>, log: (error: unknown) => void): LazyPosts {
  let opening: Promise<Posts> | undefined;
  let opened: Posts | undefined;

  async function store(): Promise<Posts> {
    opening ??= open();
    const current = opening;
    try {
      opened = await current;
      return opened;
    } catch (error) {
      if (opening === current) opening = undefined;
      throw error;
    }
  }

  const reads = eachRead(store, (read) => async (...asked) => {
    try {
      return await read(...asked);
    } catch (error) {
      log(error);
      throw error;
    }
  });
  return {
    ...reads,
    open: async () => void (await store()),
    version: () => {
      try {
        return opened?.version();
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

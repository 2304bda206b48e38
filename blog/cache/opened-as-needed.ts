import type { Posts } from '../posts.ts';

/** Posts whose store is opened as they are needed. */
export interface OpenedAsNeeded extends Posts {
  /** Opens the store, unless it is open; rejects where it cannot be. */
  open(): Promise<void>;
}

/**
 * The posts of a store that is opened when they are first asked for, and again, at the next
 * question, where it could not be. Each call rejects with what `open` rejects with.
 */
export function openedAsNeeded(open: () => Promise<Posts>): OpenedAsNeeded {
  let opened: Promise<Posts> | undefined;
  /** The store once it is open. */
  let atHand: Posts | undefined;
  const store = async () => {
    opened ??= open();
    const opening = opened;
    try {
      atHand = await opening;
      return atHand;
    } catch (error) {
      // Unless it is being opened again already.
      if (opened === opening) opened = undefined;
      throw error;
    }
  };
  return {
    open: async () => void (await store()),
    list: async (place) => (await store()).list(place),
    categories: async () => (await store()).categories(),
    bySlug: async (slug) => (await store()).bySlug(slug),
    related: async (post) => (await store()).related(post),
    neighbours: async (post) => (await store()).neighbours(post),
    latest: async () => (await store()).latest(),
    picture: async (name) => (await store()).picture(name),
    version: () => atHand?.version(),
    close: () =>
      void opened?.then(
        (posts) => posts.close(),
        () => {},
      ),
  };
}

import type { LogFault } from './log-fault.ts';
import type { Posts } from './posts.ts';

/** The same posts, with each read that fails logged; it rejects all the same. */
export function loggedPosts(posts: Posts, logFault: LogFault): Posts {
  const logged = async <Result>(read: Promise<Result>): Promise<Result> => {
    try {
      return await read;
    } catch (error) {
      // In the same words for every read: a store that is away is one fault.
      logFault('it cannot be read', error);
      throw error;
    }
  };
  return {
    list: (place) => logged(posts.list(place)),
    categories: () => logged(posts.categories()),
    bySlug: (slug) => logged(posts.bySlug(slug)),
    related: (post) => logged(posts.related(post)),
    neighbours: (post) => logged(posts.neighbours(post)),
    latest: () => logged(posts.latest()),
    picture: (name) => logged(posts.picture(name)),
    close: () => posts.close(),
  };
}

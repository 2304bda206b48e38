import type { Posts } from '../posts.ts';

/** The same posts, with `log` told of each read that fails; it rejects all the same. */
export function loggedPosts(posts: Posts, log: (error: unknown) => void): Posts {
  const logged = async <Result>(read: Promise<Result>): Promise<Result> => {
    try {
      return await read;
    } catch (error) {
      log(error);
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
    version: () => {
      try {
        return posts.version();
      } catch (error) {
        log(error);
        return undefined;
      }
    },
    close: () => posts.close(),
  };
}

import type { LogFault } from './log-fault.ts';
import type { Posts } from './posts.ts';
import { PostRowError } from './read-post.ts';

/** The same posts, with each read that fails logged; it rejects all the same. */
export function loggedPosts(posts: Posts, logFault: LogFault): Posts {
  const logged = async <Result>(what: string, read: Promise<Result>): Promise<Result> => {
    try {
      return await read;
    } catch (error) {
      // The store tells of a row that is no post itself, once.
      if (!(error instanceof PostRowError)) logFault(what, error);
      throw error;
    }
  };
  return {
    list: () => logged('the list of posts could not be read', posts.list()),
    bySlug: (slug) => logged('a post could not be read', posts.bySlug(slug)),
    related: (post) => logged('related posts could not be read', posts.related(post)),
    close: () => posts.close(),
  };
}

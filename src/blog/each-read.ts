import type { Posts } from './posts.ts';

type Read<Args extends unknown[], Result> = (...args: Args) => Promise<Result>;

/** Wraps one read of posts. */
export type WrapRead = <Args extends unknown[], Result>(
  read: Read<Args, Result>,
) => Read<Args, Result>;

/** Wraps each read of `posts`. */
export function eachRead(posts: Posts, wrap: WrapRead): Posts {
  return {
    list: wrap((place) => posts.list(place)),
    categories: wrap(() => posts.categories()),
    bySlug: wrap((slug) => posts.bySlug(slug)),
    related: wrap((post) => posts.related(post)),
    neighbours: wrap((post) => posts.neighbours(post)),
    latest: wrap(() => posts.latest()),
    picture: wrap((name) => posts.picture(name)),
    version: () => posts.version(),
    close: () => posts.close(),
  };
}

import type { Posts } from './posts.ts';

type Read<Asked extends unknown[], Result> = (...asked: Asked) => Promise<Result>;

/** Takes the place of one read of the posts. */
export type WrapRead = <Asked extends unknown[], Result>(
  read: Read<Asked, Result>,
) => Read<Asked, Result>;

/** The same posts, each of their reads wrapped. */
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

import type { Posts } from './posts.ts';

type Read<Args extends unknown[], Result> = (...args: Args) => Promise<Result>;

/** Wraps one read of posts. */
export type WrapRead = <Args extends unknown[], Result>(
  read: Read<Args, Result>,
) => Read<Args, Result>;

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

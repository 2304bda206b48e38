import type { Posts } from '../../blog/posts.ts';
import { type DatedStatus, type SiteStatus, siteStatusOn } from './site-status.ts';

/** Data that a page reads besides content. */
export interface PageDependencies {
  posts: Posts;
  /** The day in Texas, YYYY-MM-DD. */
  today(): string;
  /** The site status of that day, which every page shows. */
  siteStatus: SiteStatus;
  /** The kinds of data read so far. */
  readonly used: { readonly posts: boolean; readonly day: boolean };
  /** Whether every read of posts succeeded; false while one is pending. */
  isComplete(): boolean;
}

/** Creates the reads of one page. Reads of posts are memoized; `used` records each kind of read. */
export function pageDependencies(
  posts: Posts,
  day: string,
  statuses: readonly DatedStatus[],
): PageDependencies {
  const used = { posts: false, day: false };
  let pending = 0;

  function once<Args extends unknown[], Result>(read: (...args: Args) => Promise<Result>) {
    const results = new Map<string, Promise<Result>>();
    const readOnce = async (...args: Args) => {
      pending += 1;
      const result = await read(...args);
      pending -= 1;
      return result;
    };
    return (...args: Args) => {
      used.posts = true;
      const key = JSON.stringify(args);
      const result = results.get(key) ?? readOnce(...args);
      results.set(key, result);
      return result;
    };
  }

  return {
    used,
    siteStatus: siteStatusOn(day, statuses),
    isComplete: () => pending === 0,
    today: () => {
      used.day = true;
      return day;
    },
    posts: {
      ...posts,
      list: once(posts.list),
      all: once(posts.all),
      bySlug: once(posts.bySlug),
      relatedTo: once(posts.relatedTo),
      latest: once(posts.latest),
      picture: once(posts.picture),
    },
  };
}

import type { Posts } from '../posts.ts';

/** The posts as one page reads them. */
export interface PageReads {
  posts: Posts;
  /** Whether all that was asked was answered by now; a page without one of the answers is not what it should be. */
  isWhole(): boolean;
}

/** The same posts for one page: nothing is asked for twice, and it is known what became of each question. */
export function readsOf(posts: Posts): PageReads {
  let unanswered = 0;
  function once<Asked extends unknown[], Result>(
    read: (...asked: Asked) => Promise<Result>,
  ): (...asked: Asked) => Promise<Result> {
    const answers = new Map<string, Promise<Result>>();
    const watched = async (asked: Asked) => {
      unanswered += 1;
      // What rejects stays unanswered.
      const result = await read(...asked);
      unanswered -= 1;
      return result;
    };
    return (...asked) => {
      const key = JSON.stringify(asked);
      const answer = answers.get(key) ?? watched(asked);
      answers.set(key, answer);
      return answer;
    };
  }
  return {
    isWhole: () => unanswered === 0,
    posts: {
      list: once((place) => posts.list(place)),
      categories: once(() => posts.categories()),
      bySlug: once((slug) => posts.bySlug(slug)),
      related: once((post) => posts.related(post)),
      neighbours: once((post) => posts.neighbours(post)),
      latest: once(() => posts.latest()),
      picture: once((name) => posts.picture(name)),
      version: () => posts.version(),
      close: () => posts.close(),
    },
  };
}

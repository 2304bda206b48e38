import { eachRead } from '../../blog/each-read.ts';
import type { Posts } from '../../blog/posts.ts';

/** What one page reads besides the site's content. */
export interface PageReads {
  posts: Posts;
  /** The day in Texas, YYYY-MM-DD. */
  today(): string;
  /** The year of that day. */
  year: string;
  /** What has been read by now. */
  readonly used: { readonly posts: boolean; readonly day: boolean };
  /** Whether every read of the posts succeeded; one under way has not. */
  isComplete(): boolean;
}

/** The reads of one page: no question is asked twice, and what was asked is recorded. */
export function pageReads(posts: Posts, day: string): PageReads {
  const used = { posts: false, day: false };
  let unanswered = 0;
  return {
    used,
    year: day.slice(0, 4),
    isComplete: () => unanswered === 0,
    today: () => {
      used.day = true;
      return day;
    },
    posts: eachRead(posts, (read) => {
      const answers = new Map<string, ReturnType<typeof read>>();
      const recorded: typeof read = async (...asked) => {
        unanswered += 1;
        const result = await read(...asked);
        unanswered -= 1;
        return result;
      };
      return (...asked) => {
        used.posts = true;
        const question = JSON.stringify(asked);
        const answer = answers.get(question) ?? recorded(...asked);
        answers.set(question, answer);
        return answer;
      };
    }),
  };
}

import { eachRead } from '../../blog/each-read.ts';
import type { Posts } from '../../blog/posts.ts';

/** What one rendering reads besides content. */
export interface PageReads {
  posts: Posts;
  /** The day in Texas, YYYY-MM-DD. */
  today(): string;
  /** The year of that day. */
  year: string;
  /** What was read. */
  readonly used: { readonly posts: boolean; readonly day: boolean };
  /** Whether every read of posts has succeeded; a pending one has not. */
  isComplete(): boolean;
}

/** Records the reads of one rendering, and reads nothing twice. */
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

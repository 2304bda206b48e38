import type { NewPost } from '../../../src/blog/post.ts';
import { sampleNewPost } from '../../../src/blog/testing.ts';

const SECTION = `<h2>What to file</h2><p>${'The firm files each return before the quarter ends. '.repeat(20)}</p>`;

/** Published posts of about 5 to 15 KB: /blog/post-0 and so on. */
export function madeUpPosts(count: number): NewPost[] {
  return Array.from({ length: count }, (_, place) =>
    sampleNewPost({ slug: `post-${place}`, content: SECTION.repeat(5 + (place % 11)) }),
  );
}

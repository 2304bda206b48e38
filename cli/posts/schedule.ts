import { daySchema } from '../../blog/post.ts';
import { command, Misuse } from '../command.ts';
import { expectWritten } from './expect-written.ts';
import { inBlog } from './in-blog.ts';
import { expectNoRedirect } from './old-addresses.ts';
import { stateInWords } from './state.ts';
import { noPost, slugIn, staysSo } from './the-post.ts';

/** Dates a post, and lets it show from then on. */
export const schedule = command(
  'show a post from a day on, such as 2026-12-01; with one that is past or today, at once',
  {},
  (_, word = '', day = '') => {
    const slug = slugIn(word);
    if (!daySchema.safeParse(day).success) {
      throw new Misuse(
        `The date is "${day}", expected one written YYYY-MM-DD, such as 2026-12-01.`,
      );
    }
    return inBlog(async (posts) => {
      expectNoRedirect(slug);
      await expectWritten(posts, slug);
      if (!(await posts.schedule(slug, day))) throw noPost(slug);
      const post = { slug, is_published: true, published_at: day };
      return [stateInWords(post), ...staysSo(slug, 'published_at')];
    });
  },
);

import { daySchema } from '../../blog/post.ts';
import { command, Misuse } from '../command.ts';
import { expectWritten } from './expect-written.ts';
import { inBlog, SHOWN_AT } from './in-blog.ts';
import { expectNoRedirect } from './old-addresses.ts';
import { stateInWords } from './state.ts';
import { noPost, slugIn, staysSo } from './the-post.ts';

/** Dates a post, and lets it show from then on. */
export const schedule = command(
  'show a post from a day on, such as 2026-12-01; with one that is past or today, at once',
  {},
  (_, word = '', day = '') => {
    const slug = slugIn(word);
    expectDay(day);
    return inBlog(async (posts) => {
      expectNoRedirect(slug);
      await expectWritten(posts, slug);
      if (!(await posts.schedule(slug, day))) throw noPost(slug);
      const post = { slug, is_published: true, published_at: day };
      return [stateInWords(post, SHOWN_AT), ...staysSo(slug, 'published_at')];
    });
  },
);

/** @throws Misuse where a word is no day of the calendar, YYYY-MM-DD */
export function expectDay(word: string): void {
  if (daySchema.safeParse(word).success) return;
  throw new Misuse(`The date is "${word}", expected one written YYYY-MM-DD, such as 2026-12-01.`);
}

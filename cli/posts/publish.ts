import { texasToday } from '../../base/calendar/texas-time.ts';
import { longUsDate } from '../../base/calendar/us-date.ts';
import type { PostStore } from '../../blog/post-store.ts';
import { command } from '../command.ts';
import { expectWritten } from './expect-written.ts';
import { inBlog, SHOWN_AT } from './in-blog.ts';
import { expectNoRedirect } from './old-addresses.ts';
import { stateInWords, stateOf } from './state.ts';
import { noPost, slugIn, staysSo } from './the-post.ts';

/** Shows a post. */
export const publish = command(
  'show a post to visitors at once; one with a later date gets the day’s',
  {},
  (_, word = '') => inBlog((posts) => set(posts, slugIn(word), true)),
);

/** Hides a post. */
export const unpublish = command('hide a post from visitors', {}, (_, word = '') =>
  inBlog((posts) => set(posts, slugIn(word), false)),
);

async function set(posts: PostStore, slug: string, isPublished: boolean): Promise<string[]> {
  if (isPublished) {
    expectNoRedirect(slug);
    await expectWritten(posts, slug);
  }
  const before = await posts.draft(slug);
  const isLater =
    isPublished && before && stateOf({ ...before, is_published: true }) === 'scheduled';
  const isThere = isLater
    ? await posts.schedule(slug, texasToday())
    : await posts.setPublished(slug, isPublished);
  if (!isThere) throw noPost(slug);
  const post = await posts.draft(slug);
  if (post === undefined)
    throw new Error(`${slug} is no post as it is stored: no visitor sees it.`);
  return [
    stateInWords(post, SHOWN_AT),
    ...(isLater ? [redated(before.published_at)] : []),
    ...staysSo(slug, isLater ? 'published_at' : 'is_published'),
  ];
}

/** What became of a later date. */
export function redated(from: string): string {
  return `Its date was ${longUsDate(from)}, and is today’s now.`;
}

import type { PostStore } from '../../blog/post-store.ts';
import { command } from '../command.ts';
import { expectWritten } from './expect-written.ts';
import { inBlog } from './in-blog.ts';
import { expectNoRedirect } from './old-addresses.ts';
import { stateInWords } from './state.ts';
import { noPost, slugIn, staysSo } from './the-post.ts';

/** Shows a post. */
export const publish = command('show a post to visitors, from its date on', {}, (_, word = '') =>
  inBlog((posts) => set(posts, slugIn(word), true)),
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
  if (!(await posts.setPublished(slug, isPublished))) throw noPost(slug);
  const post = await posts.draft(slug);
  if (post === undefined)
    throw new Error(`${slug} is no post as it is stored: no visitor sees it.`);
  return [stateInWords(post), ...staysSo(slug, 'is_published')];
}

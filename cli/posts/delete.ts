import type { PostStore } from '../../blog/post-store.ts';
import { plain } from '../../terminal/plain.ts';
import { command } from '../command.ts';
import { isSure } from '../sure.ts';
import { articleOf, inBlog, noPost, STORE } from './in-blog.ts';

/** Removes a post for good, once somebody is sure. */
export const remove = command(
  'remove a post and its pictures from the blog, for good',
  { yes: { type: 'boolean', help: 'without asking' } },
  ({ yes = false }, slug = '') =>
    inBlog(async (posts) => {
      if (!yes && !(await mayDelete(posts, slug))) return ['Nothing is deleted.'];
      if (!(await posts.delete(slug))) throw noPost(slug);
      const article = articleOf(slug);
      return [
        `${slug} is deleted.`,
        ...(article === undefined
          ? []
          : [`The next import brings it back, unless ${article} is deleted too.`]),
        ...(STORE.isSeeded && (await posts.isEmpty())
          ? ['No post is left: the next start of the site fills the blog from content/posts.']
          : []),
      ];
    }),
);

async function mayDelete(posts: PostStore, slug: string): Promise<boolean> {
  // What is stored there may be no post; it can be deleted all the same.
  const title = (await posts.draft(slug))?.title;
  if (!process.stdin.isTTY) {
    throw new Error(`Nothing is deleted yet: add --yes to delete ${slug} for good.`);
  }
  const named = title === undefined ? slug : `${slug} ("${plain(title)}")`;
  return isSure(`Delete ${plain(named)}?`, { input: process.stdin, output: process.stderr });
}

import { plain } from '../../base/terminal/plain.ts';
import type { PostStore } from '../../blog/post-store.ts';
import { command } from '../command.ts';
import { isSure } from '../sure.ts';
import { inBlog, STORE } from './in-blog.ts';
import { proposeRedirect } from './old-addresses.ts';
import { articleOf, noPost, slugIn } from './the-post.ts';

/** Removes a post for good, once confirmed. */
export const remove = command(
  'remove a post and its pictures from the blog, for good',
  { yes: { type: 'boolean', help: 'without asking' } },
  ({ yes = false }, word = '') =>
    inBlog(async (posts) => {
      const slug = slugIn(word);
      if (!yes && !(await mayDelete(posts, slug))) return ['Nothing is deleted.'];
      const post = await posts.draft(slug);
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
        ...(post === undefined ? [] : await proposeRedirect(posts, post)),
      ];
    }),
);

async function mayDelete(posts: PostStore, slug: string): Promise<boolean> {
  const post = await posts.draft(slug);
  if (post === undefined && !(await isStored(posts, slug))) throw noPost(slug);
  if (!process.stdin.isTTY) {
    throw new Error(`Nothing is deleted yet: add --yes to delete ${slug} for good.`);
  }
  const named = post === undefined ? slug : `${slug} ("${plain(post.title)}")`;
  return isSure(`Delete ${named}?`, { input: process.stdin, output: process.stderr });
}

/** An invalid row can be deleted too. */
function isStored(posts: PostStore, slug: string): Promise<boolean> {
  return posts.manuscript(slug).then(
    (manuscript) => manuscript !== undefined,
    () => true,
  );
}

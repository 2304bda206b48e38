import { join } from 'node:path';
import { LIST_PATH } from '../../blog/addresses.ts';
import type { Post } from '../../blog/post.ts';
import type { PostStore } from '../../blog/post-store.ts';
import { REDIRECTS, redirectsFile } from '../../content/reading/redirects.ts';
import { byAddressKey } from '../../content/schemas/redirects.ts';
import { stateOf } from './state.ts';

const PROJECT = join(import.meta.dirname, '../..');

/**
 * Checks that no redirect hides a post to be published.
 *
 * @throws Error where its address is an old one that leads elsewhere; ContentError where the
 *   register of old addresses cannot be read
 */
export function expectNoRedirect(slug: string, project = PROJECT): void {
  const address = `${LIST_PATH}/${slug}`;
  const to = byAddressKey(redirectsFile(project).content).get(address);
  if (to === undefined) return;
  throw new Error(
    `${REDIRECTS} leads ${address} to ${to}, so no visitor would see this post: take that entry out first.`,
  );
}

/** The redirect to add for a deleted post, in lines; empty if the post was never public. */
export async function proposeRedirect(posts: PostStore, deleted: Post): Promise<string[]> {
  if (stateOf(deleted) !== 'published') return [];
  const others = await posts.all();
  const successor = others.find(
    (each) => each.title === deleted.title && stateOf(each) === 'published',
  );
  return redirectTo(deleted.slug, successor);
}

/** The redirect to add for a slug that is gone, in lines. */
export function redirectTo(slug: string, successor?: Pick<Post, 'slug'>): string[] {
  const from = `${LIST_PATH}/${slug}`;
  const to = successor ? `${LIST_PATH}/${successor.slug}` : LIST_PATH;
  return [
    `Who has its address sees "Post Not Found". To lead them on, add to ${REDIRECTS}:`,
    `- { from: ${from}, to: ${to} }`,
  ];
}

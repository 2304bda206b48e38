import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importArticles } from '../../blog/articles/import.ts';
import type { PostStore } from '../../blog/post-store.ts';
import { changed, orUnchanged } from './imported.ts';

/**
 * Brings a store of posts to a version's files: imports content/posts as `npm run posts -- import`
 * does, and deletes the posts whose files left with that version. Doing it again changes nothing.
 *
 * @param project the version's folder
 * @param removed slugs of the files that were in the version before; one that is there stays
 * @param imageHost a further host allowed for pictures
 * @returns what changed, in lines
 * @throws Error where an article is wrong, with nothing changed; the store's error
 */
export async function followFiles(
  project: string,
  removed: readonly string[],
  posts: PostStore,
  imageHost?: string,
): Promise<string[]> {
  const articles = join(project, 'content', 'posts');
  const folders = { articles, served: join(project, 'site', 'public'), imageHost };
  const report = await orUnchanged(importArticles(folders, posts));
  const lines = await changed(report, posts);
  for (const slug of removed) {
    if (existsSync(join(articles, `${slug}.md`))) continue;
    if (await posts.delete(slug)) lines.push(`deleted  ${slug}`);
  }
  return lines;
}

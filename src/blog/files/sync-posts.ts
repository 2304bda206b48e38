import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError, type ContentProblem } from '../../content/reader/content-error.ts';
import type { PostFile } from '../post.ts';
import type { PostStore, SyncReport } from '../post-store.ts';
import type { PostFolders } from './post-folders.ts';
import { orUnreadable, readPostFile } from './read-post-file.ts';

/**
 * Brings a store to what every `*.md` file of the folder says; see `PostStore.sync`.
 *
 * @throws ContentError with every problem of every file, missing pictures included;
 *   PostFolderError if the folder cannot be read; nothing is then changed
 */
export async function syncPosts(folders: PostFolders, store: PostStore): Promise<SyncReport> {
  return store.sync(await readPostFiles(folders));
}

/**
 * Reads every `*.md` file of the folder, with its pictures.
 *
 * @throws as `syncPosts` does
 */
export async function readPostFiles({ posts, ...places }: PostFolders): Promise<PostFile[]> {
  const problems: ContentProblem[] = [];
  const postFiles: PostFile[] = [];
  // Sequential: converting pictures takes much memory.
  for (const name of await namesIn(posts)) {
    try {
      postFiles.push(await readPostFile(join(posts, name), places));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return postFiles;
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await orUnreadable(folder, readdir(folder));
  return names.filter((name) => name.endsWith('.md')).sort();
}

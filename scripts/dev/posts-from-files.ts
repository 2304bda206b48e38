import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPostFiles } from '../../src/blog/files/read-post-file.ts';
import { type Posts, postsOf, type StoreReads } from '../../src/blog/posts.ts';
import { openSqlitePosts } from '../../src/blog/stores/sqlite/store.ts';
import { ContentError } from '../../src/content/reader/content-error.ts';
import { stampOf } from './current-problems.ts';

/** A day by which everything shows. */
const LAST_DAY = '9999-12-31';

/**
 * The posts as their files stand at each read, drafts and those of a later day included; while one
 * is wrong, as they were when all were last right.
 *
 * @param project the project's folder
 * @param imageHost a further host allowed for pictures
 */
export function postsFromFiles(project: string, imageHost?: string): Posts {
  const posts = join(project, 'content/posts');
  const folders = { posts, imageHost };
  const aside = mkdtempSync(join(tmpdir(), 'posts-'));
  const store = openSqlitePosts(join(aside, 'posts.sqlite'), { imageHost });
  let last = '';

  async function follow(): Promise<void> {
    const stamp = stampOf(`${posts}/*`);
    if (stamp === last) return;
    try {
      const files = await readPostFiles(folders);
      await store.sync(
        files.map((file) => ({ ...file, post: { ...file.post, is_published: true } })),
      );
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
    }
    last = stamp;
  }

  let following = Promise.resolve();
  async function followed(): Promise<typeof store> {
    following = following.catch(() => {}).then(follow);
    await following;
    return store;
  }
  const reads: StoreReads = {
    cards: async () => (await followed()).cards(),
    posts: async (slugs) => (await followed()).posts(slugs),
    picture: async (name) => (await followed()).picture(name),
    version: () => undefined,
    close: () => {
      store.close();
      rmSync(aside, { recursive: true });
    },
  };
  return postsOf(() => reads, { today: () => LAST_DAY });
}

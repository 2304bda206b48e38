import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPostFile } from '../../src/blog/files/read-post-file.ts';
import { eachRead } from '../../src/blog/lazy-posts.ts';
import type { PostFile } from '../../src/blog/post.ts';
import type { Posts } from '../../src/blog/posts.ts';
import { openSqlitePosts } from '../../src/blog/stores/sqlite/store.ts';
import { ContentError } from '../../src/content/reader/content-error.ts';

/** A day by which everything shows. */
const LAST_DAY = '9999-12-31';

/**
 * The posts as their files stand at each read, drafts and those of a later day included; one that
 * is wrong stays as it was last right.
 *
 * @param project the project's folder
 * @param imageHost a further host allowed for pictures
 */
export function postsFromFiles(project: string, imageHost?: string): Posts {
  const folder = join(project, 'content/posts');
  const places = { served: join(project, 'src/site/public'), imageHost };
  const aside = mkdtempSync(join(tmpdir(), 'posts-'));
  const store = openSqlitePosts(join(aside, 'posts.sqlite'), { imageHost, today: () => LAST_DAY });
  /** Each file as it was last right, with what tells its state from others, by its name. */
  const files = new Map<string, { stamp: string; postFile: PostFile }>();

  async function follow(): Promise<void> {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
    let isChanged = false;
    for (const gone of [...files.keys()].filter((name) => !names.includes(name))) {
      isChanged = files.delete(gone);
    }
    for (const name of names) {
      const { mtimeMs, size } = await stat(join(folder, name));
      const stamp = `${mtimeMs} ${size}`;
      if (files.get(name)?.stamp === stamp) continue;
      try {
        const { post, pictures } = await readPostFile(join(folder, name), places);
        const postFile = { post: { ...post, is_published: true }, pictures };
        files.set(name, { stamp, postFile });
        isChanged = true;
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
      }
    }
    if (isChanged) await store.sync([...files.values()].map(({ postFile }) => postFile));
  }

  let following = Promise.resolve();
  const posts = eachRead(async () => {
    following = following.catch(() => {}).then(follow);
    await following;
    return store;
  });
  const close = () => {
    store.close();
    rmSync(aside, { recursive: true });
  };
  return { ...posts, version: () => undefined, close };
}

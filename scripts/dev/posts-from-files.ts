import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postNames, readPostFile } from '../../src/blog/files/read-post-file.ts';
import type { PostFile } from '../../src/blog/post.ts';
import { type Posts, postsOf, type StoreReads } from '../../src/blog/posts.ts';
import { openSqlitePosts } from '../../src/blog/stores/sqlite/store.ts';
import { ContentError } from '../../src/content/reader/content-error.ts';
import { stampOf } from './current-problems.ts';

/** A day by which everything shows. */
const LAST_DAY = '9999-12-31';

/**
 * The posts as their files stand at each read, drafts and those of a later day included; one that
 * is wrong, as it was last right.
 *
 * @param project the project's folder
 * @param imageHost a further host allowed for pictures
 */
export function postsFromFiles(project: string, imageHost?: string): Posts {
  const folder = join(project, 'content/posts');
  const aside = mkdtempSync(join(tmpdir(), 'posts-'));
  const store = openSqlitePosts(join(aside, 'posts.sqlite'), { imageHost });
  let last = '';
  /** Each file as it was last right, if it ever was, with the stamp of its last reading. */
  let files = new Map<string, { stamp: string; postFile: PostFile | undefined }>();

  async function follow(): Promise<void> {
    const now = stampOf(`${folder}/**`);
    if (now === last) return;
    const pictures = stampOf(`${folder}/**/!(*.md)`);
    const read: typeof files = new Map();
    for (const name of postNames(folder)) {
      const file = join(folder, name);
      const stamp = stampOf(file) + pictures;
      const before = files.get(name);
      const isSame = before?.stamp === stamp;
      read.set(
        name,
        isSame ? before : { stamp, postFile: (await right(file)) ?? before?.postFile },
      );
    }
    files = read;
    await store.sync([...files.values()].flatMap(({ postFile }) => postFile ?? []));
    last = now;
  }

  /** A post's file, shown; undefined while it is wrong. */
  async function right(file: string): Promise<PostFile | undefined> {
    try {
      const { post, pictures } = await readPostFile(file, imageHost);
      return { post: { ...post, is_published: true }, pictures };
    } catch (error) {
      if (error instanceof ContentError) return undefined;
      throw error;
    }
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

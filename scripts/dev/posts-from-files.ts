import { join } from 'node:path';
import { postNames, readPostFile } from '../../src/blog/files/read-post-file.ts';
import type { PostFile } from '../../src/blog/post.ts';
import { createPosts, type PostSource, type Posts } from '../../src/blog/posts.ts';
import { PostReader } from '../../src/blog/read-post.ts';
import { ContentError } from '../../src/content/reader/content-error.ts';
import { contentHashOf } from './current-problems.ts';

/** A date after every post's day. */
const LAST_DAY = '9999-12-31';

/**
 * Reads the post files on every call, drafts and scheduled ones included. An invalid file gives its
 * last valid version.
 *
 * @param project the project's folder
 * @param imageHost a further host allowed for pictures
 */
export function postsFromFiles(project: string, imageHost?: string): Posts {
  const folder = join(project, 'content/posts');
  const reader = new PostReader({ imageHost });
  /** The last valid version of each file, if any, with the hash of the last reading. */
  let files = new Map<string, { contentHash: string; postFile: PostFile | undefined }>();
  let refreshing = Promise.resolve();

  async function refresh(): Promise<void> {
    const pictures = contentHashOf('**/!(*.md)', folder);
    const read: typeof files = new Map();
    for (const name of postNames(folder)) {
      const file = join(folder, name);
      const contentHash = contentHashOf(name, folder) + pictures;
      const before = files.get(name);
      const isSame = before?.contentHash === contentHash;
      read.set(
        name,
        isSame ? before : { contentHash, postFile: (await readValid(file)) ?? before?.postFile },
      );
    }
    files = read;
  }

  /** A post from its file; undefined while the file is invalid. */
  async function readValid(file: string): Promise<PostFile | undefined> {
    try {
      return await readPostFile(file, imageHost);
    } catch (error) {
      if (error instanceof ContentError) return undefined;
      throw error;
    }
  }

  async function currentFiles(): Promise<PostFile[]> {
    refreshing = refreshing.catch(() => {}).then(refresh);
    await refreshing;
    return [...files.values()].flatMap(({ postFile }) => postFile ?? []);
  }

  async function rows() {
    const posts = (await currentFiles()).map(({ post }) => post);
    return posts
      .toSorted(
        (a, b) => b.published_at.localeCompare(a.published_at) || a.slug.localeCompare(b.slug),
      )
      .map((post) => ({ ...post, id: post.slug, is_published: true }));
  }

  const reads: PostSource = {
    cards: async () => reader.cards(await rows()),
    posts: async (slugs) => reader.posts((await rows()).filter(({ slug }) => slugs.includes(slug))),
    picture: async (name) => {
      const pictures = (await currentFiles()).flatMap((postFile) => postFile.pictures);
      return pictures.find((picture) => picture.name === name)?.content;
    },
    version: () => undefined,
    close: () => {},
  };
  return createPosts(() => reads, { today: () => LAST_DAY });
}

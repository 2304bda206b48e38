import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { messageOf } from '../../src/base/errors/message-of.ts';
import { plainLines } from '../../src/base/terminal/plain.ts';
import { readPostFile } from '../../src/blog/files/read-post-file.ts';
import { PostReader } from '../../src/blog/read-post.ts';
import { ContentError } from '../../src/content/reader/content-error.ts';
import { problemsPage } from '../../src/content/reader/problems-page.ts';
import type { DraftPost } from '../../src/server/preview.ts';
import { POST_FOLDERS, SETTINGS, STORE, tellFault } from './in-blog.ts';

const DIST = join(import.meta.dirname, '../../dist');

/** Shows a post's file as it would look, until the program is ended. */
export async function preview(post: string): Promise<undefined> {
  const file = fileOf(post);
  await written(file);
  // Other posts are read as the site reads them, without a further key.
  const posts = await STORE.read(SETTINGS, tellFault);
  const ended = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  // A page's promise may reject after its answer.
  process.on('unhandledRejection', (error) => tellFault('nobody awaited what failed', error));
  // Imported lazily, so that other commands start without a server.
  const { startPreview } = await import('../../src/server/preview.ts');
  const { url, close } = await startPreview({
    ...{ settings: SETTINGS, dist: DIST, slug: basename(file, '.md'), posts },
    draft: () => written(file).catch(() => undefined),
    refusal: () => written(file).then(() => undefined, inPage),
  });
  process.stdout.write(
    `${url}\nLoad the page again to see what changed; it says what is wrong. Ctrl-C ends it.\n`,
  );
  await ended;
  await close();
  posts.close();
}

/** The file that was typed, or the file of a slug in content/posts. */
function fileOf(post: string): string {
  if (post.endsWith('.md')) return resolve(post);
  const file = join(POST_FOLDERS.posts, `${post}.md`);
  if (existsSync(file)) return file;
  throw new Error(`There is no content/posts/${post}.md. "npm run posts -- list" shows them all.`);
}

/** Not a failure of the command: the draft is being edited. */
function inPage(error: unknown): string {
  const problems =
    error instanceof ContentError
      ? error.problems
      : [{ file: '', field: '', expected: plainLines(messageOf(error)) }];
  return problemsPage(problems);
}

/** The post as it is in its file now. */
async function written(file: string): Promise<DraftPost | undefined> {
  const { post: saved, pictures } = await readPostFile(file, POST_FOLDERS);
  const reader = new PostReader({ logFault: tellFault, imageHost: POST_FOLDERS.imageHost });
  const post = reader.one({ id: 'preview', ...saved });
  return post && { post, pictures };
}

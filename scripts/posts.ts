/** `npm run posts`: creates, lists and shows posts, and syncs a store of posts with their files. */

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createPost } from '../src/blog/files/new-post.ts';
import { readPostFiles } from '../src/blog/files/read-post-file.ts';
import type { SyncReport } from '../src/blog/post-store.ts';
import { ContentError } from '../src/content/reader/content-error.ts';
import { counted } from '../src/inbox/print.ts';
import { createProgram, printResult, runProgram } from './command/program.ts';
import { listPosts } from './posts/list.ts';
import {
  PLACE,
  POST_FOLDERS,
  printError,
  SETTINGS,
  withPostStore,
} from './posts/with-post-store.ts';

const posts = createProgram(
  'posts',
  `A post is a file of content/posts, and is_published in it says whether it shows.\nVisitors read the posts of ${PLACE}.`,
);
posts
  .command('new <title...>')
  .description('begin a post in content/posts, a draft with everything filled in')
  .action(printResult(begin));
posts
  .command('list')
  .description('every post, drafts and those still to come included')
  .action(printResult(listPosts));
posts
  .command('preview <slug>')
  .description('see a post of content/posts as it would look, by its slug, on this computer alone')
  .action(printResult(preview));
posts
  .command('sync [folder]')
  .description('bring the store to what the files of content/posts say, or those of a folder')
  .action(printResult(sync));
posts
  .command('export [folder]')
  .description(
    'every post of the store as a file with its pictures, into posts-export or an empty folder',
  )
  .action(printResult(exportAll));
await runProgram(posts);

/** Creates a post, and says what to do with it. */
function begin(title: readonly string[]): string {
  const slug = createPost(POST_FOLDERS.posts, title.join(' '));
  return [
    `content/posts/${slug}.md is a draft to write in.`,
    `"npm run dev" shows it at /blog/${slug}. Once it is written, "is_published: true" in it and "npm run publish" show it to visitors.`,
  ].join('\n');
}

/** Serves a post of content/posts, even a draft, until the program is stopped. */
async function preview(slug: string): Promise<string> {
  if (!existsSync(join(POST_FOLDERS.posts, `${slug}.md`))) {
    throw new Error(
      `No post in content/posts has the slug ${slug}. "npm run posts -- list" shows them all.`,
    );
  }
  // Imported lazily, so that other commands start without a server.
  const { startDev } = await import('./dev/start-dev.ts');
  const { address } = await startDev({ ...SETTINGS, HOST: '127.0.0.1', PORT: 0 });
  return `http://127.0.0.1:${address.port}/blog/${slug}\nThe page follows its file, and says what is wrong in it. Ctrl-C ends it.`;
}

/** Syncs the store with the files of content/posts, or of a folder. */
async function sync(folder?: string): Promise<string> {
  const posts = folder === undefined ? POST_FOLDERS.posts : resolve(folder);
  const lines = await withPostStore(async (store) => {
    try {
      return linesOf(await store.sync(await readPostFiles({ ...POST_FOLDERS, posts })));
    } catch (cause) {
      if (!(cause instanceof ContentError)) throw cause;
      throw new Error(`${cause.message}\nNothing is changed in the blog.`, { cause });
    }
  });
  return lines ?? `${PLACE} has what the files say.`;
}

function linesOf({ added, updated, removed }: SyncReport): string[] {
  return [
    ...added.map((slug) => `added    ${slug}`),
    ...updated.map((slug) => `updated  ${slug}`),
    ...removed.map((slug) => `removed  ${slug}`),
  ];
}

/** Writes all posts of the store as files; an invalid row is skipped and reported on stderr, with exit code 1. */
function exportAll(folder = 'posts-export'): Promise<string | undefined> {
  return withPostStore(
    async (posts) => {
      // Imported lazily, so that other commands start without the Markdown writer.
      const { exportPosts } = await import('../src/blog/files/export.ts');
      const path = resolve(folder);
      const count = await exportPosts(posts, path);
      const words = [counted(count.posts, 'post'), counted(count.pictures, 'picture')];
      return [`${path}: ${words.join(', ')}`];
    },
    (what, error) => {
      printError(what, error);
      process.exitCode = 1;
    },
  );
}

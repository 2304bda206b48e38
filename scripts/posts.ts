/** `npm run posts`: begins and lists posts, and brings a store of posts to their files. */

import { createPost } from '../src/blog/files/new-post.ts';
import { printing, programNamed, runProgram } from './command/program.ts';
import { exportAll } from './posts/export.ts';
import { PLACE, POST_FOLDERS } from './posts/in-blog.ts';
import { listPosts } from './posts/list.ts';
import { sync } from './posts/sync.ts';

const posts = programNamed(
  'posts',
  `A post is a file of content/posts, and is_published in it says whether it shows.\nVisitors read the posts of ${PLACE}.`,
);
posts
  .command('new <title...>')
  .description('begin a post in content/posts, a draft with everything filled in')
  .action(printing(begin));
posts
  .command('list')
  .description('every post, drafts and those still to come included')
  .action(printing(listPosts));
posts
  .command('sync [folder]')
  .description('bring the store to what the files of content/posts say, or those of a folder')
  .action(printing(sync));
posts
  .command('export [folder]')
  .description(
    'every post of the store as a file with its pictures, into posts-export or an empty folder',
  )
  .action(printing(exportAll));
await runProgram(posts);

/** Begins a post, and says what to do with it. */
function begin(title: readonly string[]): string {
  const slug = createPost(POST_FOLDERS.posts, title.join(' '));
  return [
    `content/posts/${slug}.md is a draft to write in.`,
    `"npm run dev" shows it at /blog/${slug}. Once it is written, "is_published: true" in it and "npm run publish" show it to visitors.`,
  ].join('\n');
}

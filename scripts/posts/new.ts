import { createPost } from '../../src/blog/files/new-post.ts';
import { POST_FOLDERS } from './in-blog.ts';

/** Begins a post, and says what to do with it. */
export function begin(title: readonly string[]): string {
  const slug = createPost(POST_FOLDERS.posts, title.join(' '));
  return [
    `content/posts/${slug}.md is a draft to write in.`,
    `"npm run dev" shows it at /blog/${slug}. Once it is written, "is_published: true" in it and "npm run publish" show it to visitors.`,
  ].join('\n');
}

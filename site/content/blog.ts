import { getSingle } from './single.ts';

/** The words of the blog list. */
export async function getBlog() {
  return getSingle('blog');
}

/** The words around every post. */
export async function getBlogPost() {
  return getSingle('blogPost');
}

export type BlogPostWords = Awaited<ReturnType<typeof getBlogPost>>;

import { contentFiles } from './content-texts.ts';
import { frontMatter } from './front-matter.ts';

/** Whether a post says that it is a draft: what it lacks may still be written. */
export function isDraft(source: string): boolean {
  return /^is_published:\s*false\b/im.test(frontMatter(source)?.front ?? '');
}

/** The posts of content/posts/ that visitors see, now or from a later day on. */
export function publishedPostFiles(project?: string): ReturnType<typeof contentFiles> {
  return contentFiles('posts/*.md', project).filter(({ source }) => !isDraft(source));
}

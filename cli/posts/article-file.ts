import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manuscriptOf, readManuscript } from '../../blog/articles/read-article.ts';
import type { Article } from '../../blog/post.ts';
import { ARTICLES } from './in-blog.ts';
import { articleOf } from './the-post.ts';

/** The fields by which a post shows. */
type Showing = Pick<Article, 'is_published' | 'published_at'>;

/**
 * The firm's article of this slug, with its path.
 *
 * @throws Error where there is none; ArticleError where it is wrong
 */
export async function articleFile(slug: string): Promise<{ path: string; article: Article }> {
  const path = join(ARTICLES.articles, `${slug}.md`);
  if (articleOf(slug) === undefined) {
    throw new Error(
      `There is no content/posts/${slug}.md: type the name of a file in content/posts.`,
    );
  }
  return { path, article: (await readManuscript(path, ARTICLES)).article };
}

/**
 * Writes these fields into an article's file; every other byte stays.
 *
 * @throws ArticleError where the article cannot be shown so, such as with the excerpt that it was
 *   begun with; Error where a field's line is not found
 */
export async function showInFile(path: string, showing: Partial<Showing>): Promise<void> {
  const before = await readFile(path, 'utf8');
  const text = Object.entries(showing).reduce(withField, before);
  const { article } = await manuscriptOf(text.replace(/^\uFEFF/, ''), path, ARTICLES);
  for (const [name, value] of Object.entries(showing)) {
    if (Reflect.get(article, name) !== value) throw new Error(`${path}: write "${name}: ${value}"`);
  }
  await writeFile(`${path}.new`, text, { flush: true });
  await rename(`${path}.new`, path);
}

/** A text with a field's value in its front matter, where a field has one line; a remark after it stays. */
function withField(text: string, [name, value]: [string, unknown]): string {
  const line = new RegExp(`^(${name}[ \\t]*:[ \\t]*)("[^"\\n]*"|'[^'\\n]*'|[^\\s#]+)`, 'm');
  return text.replace(line, `$1${value}`);
}

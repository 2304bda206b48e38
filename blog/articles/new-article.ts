import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Article, articleSchema, misfits } from '../post.ts';
import { articleText } from './article-text.ts';
import { BEGUN_EXCERPT } from './begun-excerpt.ts';
import { slugOf } from './slug-of.ts';

/** Characters of a new slug at most, so that the address can be read out. */
const ADDRESS_MAX = 70;

const BODY = `Begin with what the reader gets out of it. A blank line ends a paragraph.

## A heading

Headings begin with \`##\`, those below them with \`###\`. **Bold**, *slanted*, and [a link](/contact).

- One point
- Another point

1. First do this
2. Then do that

A picture lies beside this file and is written \`![What it shows](front-desk.jpg)\`, on a line of its own.`;

/** The front matter of a new article besides its title. */
export type NewFields = Pick<Article, 'category' | 'author_name' | 'author_title' | 'published_at'>;

/** An invalid title or field of a new article; the message says what was expected. */
export class NewArticleError extends Error {
  override readonly name = 'NewArticleError';
}

/**
 * Writes a draft to begin with into a folder, which is made where it is missing. Its name is the
 * slug, which is the answer, with `.md`.
 *
 * @throws NewArticleError naming what cannot be used; Error where an article has that slug already
 */
export function beginArticle(folder: string, title: string, fields: NewFields): string {
  const slug = slugOf(title, ADDRESS_MAX);
  if (slug === '') {
    throw new NewArticleError('title: expected one with letters from a to z, or digits');
  }
  const { data, error } = articleSchema.safeParse({
    slug,
    title,
    excerpt: BEGUN_EXCERPT,
    content: BODY,
    image_url: null,
    is_published: false,
    ...fields,
  });
  if (!data) {
    throw new NewArticleError(misfits(error).join('\n'));
  }
  const file = join(folder, `${slug}.md`);
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, articleText(data, { text: BODY, format: 'markdown' }), { flag: 'wx' });
  return slug;
}

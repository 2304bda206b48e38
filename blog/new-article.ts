import { articleText } from './article-text.ts';
import { type Article, articleSchema } from './post.ts';
import { slugOf } from './slug-of.ts';

/** How much of a title stands in its post's address, so that the address can be read out. */
const ADDRESS_MAX = 70;

const BODY = `Begin with what the reader gets out of it. A blank line ends a paragraph.

## A heading

Headings begin with \`##\`, those below them with \`###\`. **Bold**, *slanted*, and [a link](/contact).

- One point
- Another point

1. First do this
2. Then do that

A picture lies beside this file and is written \`![What it shows](front-desk.jpg)\`, on a line of its own.`;

/**
 * A draft to begin with, as an article's file; its name is the slug with `.md`.
 *
 * @throws Error naming what of it cannot be used
 */
export function newArticle(
  title: string,
  fields: Pick<Article, 'category' | 'author_name' | 'author_title' | 'published_at'>,
): { slug: string; text: string } {
  const slug = slugOf(title, ADDRESS_MAX);
  if (slug === '') throw new Error('title: expected one with letters from a to z, or digits');
  const { data, error } = articleSchema.safeParse({
    slug,
    title,
    excerpt: 'One or two sentences, shown on the card and above the text.',
    content: BODY,
    image_url: null,
    is_published: false,
    ...fields,
  });
  if (data) return { slug, text: articleText(data, { text: BODY, format: 'markdown' }) };
  throw new Error(
    error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
  );
}

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { issueLines, type NewPost, newPostSchema } from '../post.ts';
import { PLACEHOLDER_EXCERPT } from './placeholder-excerpt.ts';
import { postFileText } from './post-file-text.ts';
import { slugOf } from './slug-of.ts';

/** Maximum characters of a new slug, so that the address can be read aloud. */
const ADDRESS_MAX = 70;

const BODY = `Begin with what the reader gets out of it. A blank line ends a paragraph.

## A heading

Headings begin with \`##\`, those below them with \`###\`. **Bold**, *slanted*, and [a link](/contact).

- One point
- Another point

1. First do this
2. Then do that

A picture lies beside this file and is written \`![What it shows](front-desk.jpg)\`, on a line of its own.`;

/** The front matter of a new post besides its title. */
type NewFields = Pick<NewPost, 'category' | 'author_name' | 'author_title' | 'published_at'>;

/**
 * Writes a starter draft to `folder`/{slug}.md, creating the folder. Returns the slug.
 *
 * @throws Error for invalid input, or if the file exists
 */
export function createPost(folder: string, title: string, fields: NewFields): string {
  const slug = slugOf(title, ADDRESS_MAX);
  if (slug === '') {
    throw new Error('title: expected one with letters from a to z, or digits');
  }
  const { data, error } = newPostSchema.safeParse({
    slug,
    title,
    excerpt: PLACEHOLDER_EXCERPT,
    content: BODY,
    image_url: null,
    is_published: false,
    ...fields,
  });
  if (!data) throw new Error(issueLines(error).join('\n'));
  const file = join(folder, `${slug}.md`);
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, postFileText(data, { text: BODY, format: 'markdown' }), { flag: 'wx' });
  return slug;
}

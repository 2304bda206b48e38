import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { texasToday } from '../../base/calendar/texas-time.ts';
import { undefinedIfInvalid } from '../../content/reader/content-error.ts';
import { PLACEHOLDER_EXCERPT, parsePostFile, postFileText } from './post-file.ts';
import { postNames, readPostText } from './read-post-file.ts';
import { slugOf } from './slug-of.ts';

/** Maximum characters of a new slug: short enough to read the address aloud. */
export const NEW_SLUG_MAX = 70;

const BODY = `Begin with what the reader gets out of it. A blank line ends a paragraph.

## A heading

Headings begin with \`##\`, those below them with \`###\`. **Bold**, *slanted*, and [a link](/contact).

- One point
- Another point

1. First do this
2. Then do that

A picture lies beside this file and is written \`![What it shows](front-desk.jpg)\`, on a line of its own.`;

/**
 * Writes a starter draft to `folder`/{slug}.md, with the category and author of the newest post.
 * Returns the slug.
 *
 * @throws Error for a title without letters and digits, or if the file exists
 */
export function createPost(folder: string, title: string): string {
  const slug = slugOf(title, NEW_SLUG_MAX);
  if (slug === '') throw new Error('title: expected one with letters from a to z, or digits');
  const file = join(folder, `${slug}.md`);
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  mkdirSync(folder, { recursive: true });
  const posts = postNames(folder).flatMap(
    (name) => undefinedIfInvalid(() => parsePostFile(name, readPostText(join(folder, name)))) ?? [],
  );
  const [newest] = posts.toSorted((a, b) => b.published_at.localeCompare(a.published_at));
  const post = {
    slug,
    title,
    excerpt: PLACEHOLDER_EXCERPT,
    content: '',
    category: newest?.category ?? 'News',
    image_url: null,
    denomination: null,
    modified_at: null,
    author_name: newest?.author_name ?? 'Name',
    author_title: newest?.author_title ?? 'Title',
    published_at: texasToday(),
    is_published: false,
  };
  writeFileSync(file, postFileText(post, BODY), { flag: 'wx' });
  return slug;
}

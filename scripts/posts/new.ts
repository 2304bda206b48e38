import { texasToday } from '../../src/base/calendar/texas-time.ts';
import { createPost, type NewFields, NewPostError } from '../../src/blog/files/new-post.ts';
import { Misuse } from '../command/program.ts';
import { POST_FOLDERS } from './in-blog.ts';
import { type Person, people, readFounder } from './people.ts';

/** Defaults where there is no post yet. */
const CATEGORY = 'News';

/** Begins a post, and says what to do with it. */
export async function begin(
  title: readonly string[],
  { category, author }: { category?: string; author?: string },
): Promise<string> {
  // Imported lazily, so that other commands start without the post parser.
  const { categoriesOf } = await import('./categories-of.ts');
  const known = categoriesOf(POST_FOLDERS.posts);
  const by = authorNamed(author);
  const slug = createFile(title.join(' '), {
    category: category ?? known[0] ?? CATEGORY,
    author_name: by.name,
    author_title: by.title,
    published_at: texasToday(),
  });
  const file = `content/posts/${slug}.md`;
  const isNew = category !== undefined && known.length > 0 && !known.includes(category);
  return [
    `${file} is a draft to write in.`,
    ...(isNew ? [`"${category}" is a new category; there are ${known.join(', ')}.`] : []),
    `See it with "npm run posts -- preview ${slug}". Once it is written, "is_published: true" in it and "npm run publish" show it to visitors.`,
  ].join('\n');
}

function createFile(title: string, fields: NewFields): string {
  try {
    return createPost(POST_FOLDERS.posts, title, fields);
  } catch (error) {
    throw error instanceof NewPostError ? new Misuse(error.message) : error;
  }
}

function authorNamed(name: string | undefined): Person {
  if (name === undefined) return readFounder();
  const all = people();
  const found = all.find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (found) return found;
  const names = all.map((each) => each.name).join(', ');
  throw new Misuse(`--author is "${name}", expected one of ${names}.`);
}

import { texasToday } from '../../base/calendar/texas-time.ts';
import { createArticle, NewArticleError, type NewFields } from '../../blog/articles/new-article.ts';
import { command, Misuse } from '../command.ts';
import { ARTICLES, BLOG } from './in-blog.ts';
import { founder, type Person, people } from './people.ts';

/** Defaults where there is no article yet. */
const CATEGORY = 'News';

/** Begins an article. */
export const begin = command(
  'begin an article in content/posts, with everything filled in',
  {
    category: { type: 'string', value: 'NAME', help: 'if not the one most articles have' },
    author: { type: 'string', value: 'NAME', help: 'if not the founder: a name of content/people' },
  },
  async ({ category, author }, ...words) => {
    // Imported lazily, so that other commands start without the article parser.
    const { categoriesOf } = await import('./categories-of.ts');
    const known = categoriesOf(ARTICLES.articles);
    const by = authorNamed(author);
    const slug = createFile(words.join(' '), {
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
      `See it with "npm run posts -- preview ${file}". Once it is written, ${showing(slug)}.`,
    ].join('\n');
  },
);

/** How visitors get to see a new article. */
function showing(slug: string): string {
  const publish = `"npm run posts -- publish ${slug}"`;
  if (BLOG.isPublic) return `"npm run posts -- add ${slug}" and ${publish} show it to visitors`;
  return `${publish} and "npm run publish" show it to visitors`;
}

function createFile(title: string, fields: NewFields): string {
  try {
    return createArticle(ARTICLES.articles, title, fields);
  } catch (error) {
    throw error instanceof NewArticleError ? new Misuse(error.message) : error;
  }
}

function authorNamed(name: string | undefined): Person {
  if (name === undefined) return founder();
  const all = people();
  const found = all.find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (found) return found;
  const names = all.map((each) => each.name).join(', ');
  throw new Misuse(`--author is "${name}", expected one of ${names}.`);
}

import { globSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { newArticle } from '../../blog/new-article.ts';
import { texasToday } from '../../calendar/texas-time.ts';
import { readYaml, underSchema } from '../../content/reading/yaml-file.ts';
import { command, Misuse, messageOf } from '../command.ts';
import { categoriesOf } from './categories-of.ts';
import { ARTICLES, articleOf } from './in-blog.ts';

const PROJECT = join(import.meta.dirname, '../..');
const FOUNDER = 'content/people/founder.yaml';
/** Where there is no article to learn from. */
const CATEGORY = 'News';

const person = z.looseObject({ name: z.string(), title: z.string() });

/** Begins an article. */
export const begin = command(
  'begin an article in content/posts, with everything filled in',
  {
    category: { type: 'string', value: 'NAME', help: 'if not the one most articles have' },
    author: { type: 'string', value: 'NAME', help: 'if not the founder: a name of content/people' },
  },
  async ({ category, author }, ...words) => {
    const known = categoriesOf(ARTICLES.articles);
    const by = authorNamed(author);
    const { slug, text } = begun(words.join(' '), {
      category: category ?? known[0] ?? CATEGORY,
      author_name: by.name,
      author_title: by.title,
      published_at: texasToday(),
    });
    const there = articleOf(slug);
    if (there !== undefined) throw new Error(`${there} is there already.`);
    await mkdir(ARTICLES.articles, { recursive: true });
    const file = `content/posts/${slug}.md`;
    writeFileSync(join(ARTICLES.articles, `${slug}.md`), text, { flag: 'wx' });
    const isNew = category !== undefined && known.length > 0 && !known.includes(category);
    return [
      `${file} is a draft to write in.`,
      ...(isNew ? [`"${category}" is a new category; there are ${known.join(', ')}.`] : []),
      `See it with "npm run posts -- preview ${file}", bring it in with "npm run posts -- add ${file}".`,
    ].join('\n');
  },
);

function begun(...[title, fields]: Parameters<typeof newArticle>): ReturnType<typeof newArticle> {
  try {
    return newArticle(title, fields);
  } catch (error) {
    throw new Misuse(messageOf(error));
  }
}

function authorNamed(name: string | undefined): z.output<typeof person> {
  const read = (file: string) => underSchema(readYaml(PROJECT, file), person);
  if (name === undefined) return read(FOUNDER);
  const all = globSync('content/people/*.yaml', { cwd: PROJECT }).sort().map(read);
  const found = all.find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (found) return found;
  const names = all.map((each) => each.name).join(', ');
  throw new Misuse(`--author is "${name}", expected one of ${names}.`);
}

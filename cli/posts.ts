import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FIRM_ARTICLES } from '../blog/article-folders.ts';
import { importArticles } from '../blog/import.ts';
import type { Post } from '../blog/post.ts';
import { blogPath, openSqlitePosts, type SqlitePosts } from '../blog/sqlite.ts';
import { readSettings } from '../settings/settings.ts';
import { command, messageOf, reportError, runProgram } from './command.ts';

const { DATA_DIR } = readSettings({ DATA_DIR: process.env['DATA_DIR'] });
const path = blogPath(DATA_DIR);

await runProgram({
  name: 'posts',
  commands: {
    import: command('bring content/posts/*.md into the blog', {}, () => inBlog(importAll)),
    list: command('show every post, drafts included', {}, () => inBlog(list)),
    'publish <slug>': command('show a post to visitors', {}, (_, slug) =>
      inBlog((posts) => setPublished(posts, slug, true)),
    ),
    'unpublish <slug>': command('hide a post from visitors', {}, (_, slug) =>
      inBlog((posts) => setPublished(posts, slug, false)),
    ),
    'delete <slug>': command('remove a post from the blog', {}, (_, slug) =>
      inBlog((posts) => remove(posts, slug)),
    ),
  },
  note: `The posts are in ${path}.`,
});

async function inBlog(use: (posts: SqlitePosts) => string | Promise<string>): Promise<string> {
  const posts = openSqlitePosts(path, (what, error) => reportError(`${what}: ${messageOf(error)}`));
  try {
    return await use(posts);
  } finally {
    posts.close();
  }
}

async function importAll(posts: SqlitePosts): Promise<string> {
  const { added, updated, unchanged } = await importArticles(FIRM_ARTICLES, posts);
  const imported = new Set([...added, ...updated, ...unchanged]);
  const against = posts.setAgainstArticle().filter(({ slug }) => imported.has(slug));
  const lines = [
    ...added.map((slug) => `added    ${slug}`),
    ...updated.map((slug) => `updated  ${slug}`),
    ...against.map(({ slug, isPublished }) => staying(slug, isPublished)),
    `${added.length} added, ${updated.length} updated, ${unchanged.length} unchanged`,
  ];
  return lines.join('\n');
}

function staying(slug: string, isPublished: boolean): string {
  const [is, other] = isPublished ? ['published', 'unpublish'] : ['a draft', 'publish'];
  return `${slug} stays ${is}, as a command made it; "npm run posts -- ${other} ${slug}" changes that`;
}

function list(posts: SqlitePosts): string {
  return posts.all().map(line).join('\n') || 'There are no posts.';
}

function line({ published_at, is_published, slug, title }: Post): string {
  return `${published_at}  ${is_published ? 'published' : 'draft    '}  ${slug}  ${title}`;
}

function setPublished(posts: SqlitePosts, slug: string, isPublished: boolean): string {
  if (!posts.setPublished(slug, isPublished)) throw noPost(slug);
  const text = `${slug} is now ${isPublished ? 'published' : 'a draft'}.`;
  if (!existsSync(fileOf(slug))) return text;
  return `${text} It stays so until a command, or is_published in content/posts/${slug}.md, changes.`;
}

function remove(posts: SqlitePosts, slug: string): string {
  if (!posts.delete(slug)) throw noPost(slug);
  const lines = [`${slug} is deleted.`];
  if (existsSync(fileOf(slug))) {
    lines.push(`The next import brings it back, unless content/posts/${slug}.md is deleted too.`);
  }
  if (posts.isEmpty()) {
    lines.push('No post is left: the next start of the site fills the blog from content/posts.');
  }
  return lines.join('\n');
}

function fileOf(slug: string): string {
  return join(FIRM_ARTICLES.articles, `${slug}.md`);
}

function noPost(slug: string): Error {
  return new Error(`No post has the slug "${slug}". "npm run posts -- list" shows them all.`);
}

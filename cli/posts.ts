import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FIRM_ARTICLES } from '../blog/article-folders.ts';
import { importArticles } from '../blog/import.ts';
import type { Post } from '../blog/post.ts';
import { blogPath, openSqlitePosts, type SqlitePosts } from '../blog/sqlite.ts';
import { readSettings } from '../settings/settings.ts';

const FAILED = 1;
const MISUSED = 2;

const { DATA_DIR } = readSettings({ DATA_DIR: process.env['DATA_DIR'] });
const path = blogPath(DATA_DIR);

const USAGE = `Usage: npm run posts -- <command>

  import            bring content/posts/*.md into the blog
  list              show every post, drafts included
  publish <slug>    show a post to visitors
  unpublish <slug>  hide a post from visitors
  delete <slug>     remove a post from the blog

The posts are in ${path}.`;

type Command = (posts: SqlitePosts) => string | Promise<string>;

const [name, slug, ...rest] = process.argv.slice(2);
const command = rest.length === 0 ? commandFor(name, slug) : undefined;
if (command) await run(command);
else report(USAGE, MISUSED);

function commandFor(name = '', slug = ''): Command | undefined {
  switch (`${name}${slug && ' <slug>'}`) {
    case 'import':
      return importAll;
    case 'list':
      return list;
    case 'publish <slug>':
      return (posts) => setPublished(posts, slug, true);
    case 'unpublish <slug>':
      return (posts) => setPublished(posts, slug, false);
    case 'delete <slug>':
      return (posts) => remove(posts, slug);
    default:
      return undefined;
  }
}

async function run(command: Command): Promise<void> {
  let posts: SqlitePosts | undefined;
  try {
    posts = openSqlitePosts(path, (what, error) => report(`${what}: ${messageOf(error)}`, FAILED));
    process.stdout.write(`${await command(posts)}\n`);
  } catch (error) {
    report(messageOf(error), FAILED);
  } finally {
    posts?.close();
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function report(message: string, exitCode: number): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = exitCode;
}

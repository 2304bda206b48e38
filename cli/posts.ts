import { FIRM_ARTICLES } from '../blog/article-folders.ts';
import { importArticles } from '../blog/import.ts';
import type { Post } from '../blog/post.ts';
import { blogPath, openSqlitePosts, type SqlitePosts } from '../blog/sqlite.ts';
import { readDataDir } from '../sqlite/data-dir.ts';

const FAILED = 1;
const MISUSED = 2;

const path = blogPath(readDataDir(process.env));

const USAGE = `Usage: npm run posts -- <command>

  import            bring content/posts/*.md into the blog
  list              show every post, drafts included
  publish <slug>    show a post to visitors
  unpublish <slug>  hide a post from visitors

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
    default:
      return undefined;
  }
}

async function run(command: Command): Promise<void> {
  let posts: SqlitePosts | undefined;
  try {
    posts = openSqlitePosts(path);
    process.stdout.write(`${await command(posts)}\n`);
  } catch (error) {
    report(error instanceof Error ? error.message : String(error), FAILED);
  } finally {
    posts?.close();
  }
}

async function importAll(posts: SqlitePosts): Promise<string> {
  const { added, updated, unchanged } = await importArticles(FIRM_ARTICLES, posts);
  const lines = [
    ...added.map((slug) => `added    ${slug}`),
    ...updated.map((slug) => `updated  ${slug}`),
    `${added.length} added, ${updated.length} updated, ${unchanged.length} unchanged`,
  ];
  return lines.join('\n');
}

function list(posts: SqlitePosts): string {
  return posts.all().map(line).join('\n') || 'There are no posts.';
}

function line({ published_at, is_published, slug, title }: Post): string {
  return `${published_at}  ${is_published ? 'published' : 'draft    '}  ${slug}  ${title}`;
}

function setPublished(posts: SqlitePosts, slug: string, isPublished: boolean): string {
  if (!posts.setPublished(slug, isPublished)) {
    throw new Error(`No post has the slug "${slug}". "npm run posts -- list" shows them all.`);
  }
  return `${slug} is now ${isPublished ? 'published' : 'a draft'}.
The next import follows its file: set is_published: ${isPublished} in content/posts/${slug}.md as well.`;
}

function report(message: string, exitCode: number): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = exitCode;
}

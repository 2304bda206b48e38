import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FIRM_ARTICLES } from '../blog/article-folders.ts';
import { importArticles } from '../blog/import.ts';
import type { PostCard } from '../blog/post.ts';
import type { PostStore } from '../blog/post-store.ts';
import { storeFor } from '../blog/stores/stores.ts';
import { command, messageOf, reportError, runProgram } from './command.ts';
import { settingsOf } from './settings.ts';

const settings = settingsOf();
const store = storeFor(settings);

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
  note: `The posts are in ${store.place(settings)}.`,
});

async function inBlog(use: (posts: PostStore) => Promise<string>): Promise<string> {
  const posts = await store.manage(settings, (what, error) =>
    reportError(`${what}: ${messageOf(error)}`),
  );
  try {
    return await use(posts);
  } finally {
    posts.close();
  }
}

async function importAll(posts: PostStore): Promise<string> {
  const { added, updated, unchanged } = await importArticles(FIRM_ARTICLES, posts);
  const imported = new Set([...added, ...updated, ...unchanged]);
  const against = (await posts.setAgainstArticle()).filter(({ slug }) => imported.has(slug));
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

async function list(posts: PostStore): Promise<string> {
  return (await posts.all()).map(line).join('\n') || 'There are no posts.';
}

function line({ published_at, is_published, slug, title }: PostCard): string {
  return `${published_at}  ${is_published ? 'published' : 'draft    '}  ${slug}  ${title}`;
}

async function setPublished(posts: PostStore, slug: string, isPublished: boolean): Promise<string> {
  if (!(await posts.setPublished(slug, isPublished))) throw noPost(slug);
  const text = `${slug} is now ${isPublished ? 'published' : 'a draft'}.`;
  if (!existsSync(fileOf(slug))) return text;
  return `${text} It stays so until a command, or is_published in content/posts/${slug}.md, changes.`;
}

async function remove(posts: PostStore, slug: string): Promise<string> {
  if (!(await posts.delete(slug))) throw noPost(slug);
  const lines = [`${slug} is deleted.`];
  if (existsSync(fileOf(slug))) {
    lines.push(`The next import brings it back, unless content/posts/${slug}.md is deleted too.`);
  }
  if (await posts.isEmpty()) {
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

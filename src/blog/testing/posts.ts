import type { NewPost, Post } from '../post.ts';
import type { PostList, Posts } from '../posts.ts';
import { blogPath } from '../stores/sqlite/driver.ts';
import { openSqlitePosts } from '../stores/sqlite/store.ts';

/** A published post without a picture. */
export function sampleNewPost(changes: Partial<NewPost> = {}): NewPost {
  return {
    slug: 'sales-tax',
    title: 'Sales tax',
    excerpt: 'What to file, and when.',
    content: '<p>Text</p>',
    category: 'Tax',
    image_url: null,
    author_name: 'Ann Lee',
    author_title: 'CPA',
    denomination: null,
    published_at: '2026-11-03',
    modified_at: null,
    is_published: true,
    ...changes,
  };
}

/** The sample post as returned by a store. */
export function samplePost(changes: Partial<Post> = {}): Post {
  return { id: '1', ...sampleNewPost(), ...changes };
}

export const NO_LIST: PostList = { posts: [], hasOlder: false, categories: [], chosen: undefined };

/** Posts with only `samplePost`; `changes` replace methods. */
export function fakePosts(changes: Partial<Posts> = {}): Posts {
  const post = samplePost();
  return {
    list: async () => ({ ...NO_LIST, posts: [post], categories: [post.category] }),
    all: async () => [post],
    bySlug: async (slug) => (slug === post.slug ? post : undefined),
    relatedTo: async () => ({ related: [] }),
    latest: async () => [post],
    picture: async () => undefined,
    version: () => undefined,
    close: () => {},
    ...changes,
  };
}

/** Saves posts in the store of a data folder; they replace the posts of an earlier call. */
export async function saveIn(dataDir: string, posts: readonly NewPost[]): Promise<void> {
  const store = openSqlitePosts(blogPath(dataDir));
  await store.sync(posts.map((post) => ({ post, pictures: [] })));
  store.close();
}

/** The text of a post's file; `lines` replace or extend the keys of the front matter. */
export function samplePostFile(
  lines: Readonly<Record<string, string>> = {},
  body = 'Text',
): string {
  const front = {
    title: 'Sales tax',
    excerpt: 'What to file, and when.',
    category: 'Tax',
    author_name: 'Ann Lee',
    author_title: 'CPA',
    published_at: '2026-11-03',
    is_published: 'true',
    ...lines,
  };
  const yaml = Object.entries(front).map(([key, value]) => `${key}: ${value}`);
  return ['---', ...yaml, '---', '', body, ''].join('\n');
}

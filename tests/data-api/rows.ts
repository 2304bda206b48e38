import { beforeEach, describe, expect, test } from 'vitest';
import { newPostSchema } from '../../src/blog/post.ts';
import { sampleNewPost } from '../../src/blog/testing/posts.ts';
import { openPosts, sitePosts } from './posts-of.ts';
import type { TestDataApi } from './start.ts';

/** A text as an SQL literal. */
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Tests of rows that the table editor saves. */
export function testRows(api: () => TestDataApi): void {
  const site = () => sitePosts(api());

  /** Inserts a published row with these columns, given as SQL. */
  const insert = (columns: Readonly<Record<string, string>> = {}) => {
    const { published_at: _, modified_at: __, denomination: ___, ...texts } = sampleNewPost();
    const fields = Object.entries(texts).map(([name, value]) => [name, quoted(String(value))]);
    const row = { ...Object.fromEntries(fields), image_url: 'null', ...columns };
    return api().sql(
      `insert into public.blog_posts (${Object.keys(row).join(', ')})
       values (${Object.values(row).join(', ')})`,
    );
  };

  beforeEach(async () => {
    await api().sql('truncate public.blog_posts cascade');
  });

  test('rows need only texts, and are drafts until somebody publishes them', async () => {
    await insert({ is_published: 'default' });
    expect(await site().bySlug('sales-tax')).toBeUndefined();
    await api().sql('update public.blog_posts set is_published = true');
    expect(await site().bySlug('sales-tax')).toEqual({
      ...sampleNewPost(),
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      published_at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  test('rows without a file stay, and rows with a file are replaced by it', async () => {
    await insert({ is_published: 'false' });
    const store = await openPosts(api());
    expect(await store.sync([])).toEqual({ added: [], updated: [], removed: [] });
    expect(await store.cards()).toMatchObject([{ is_published: false }]);
    const postFile = { post: sampleNewPost(), pictures: [] };
    expect(await store.sync([postFile])).toMatchObject({ updated: ['sales-tax'] });
    expect(await store.cards()).toMatchObject([{ is_published: true }]);
    expect(await store.sync([])).toMatchObject({ removed: ['sales-tax'] });
  });

  describe('invalid rows are refused with a message', () => {
    const long = (count: number) => quoted('x'.repeat(count));
    const missing = 'not-null constraint';
    test.each([
      ['slug', quoted('Sales tax')],
      ['title', long(121)],
      ['title', quoted('a\u001b[2Jb')],
      ['excerpt', long(401)],
      ['content', `repeat('x', 250001)`],
      ['category', quoted('Tax ')],
      ['author_name', long(81)],
      ['author_title', quoted('a\nb')],
      ['denomination', quoted('$1,250,000')],
      ['published_at', quoted('soon'), 'invalid input syntax for type date'],
      ['published_at', 'null', missing],
      ['is_published', 'null', missing],
    ])('bad %s: %s', async (column, value, said = `violates check constraint "${column}: `) => {
      await expect(insert({ [column]: value })).rejects.toThrow(said);
    });
  });

  test('rows may be as long as a post file, and contain the same characters', async () => {
    const post = newPostSchema.parse(
      sampleNewPost({
        slug: `${'a-'.repeat(49)}ab`,
        title: '👩'.repeat(60),
        excerpt: 'é'.repeat(400),
        category: '\u2028\u00ad'.repeat(30).trim(),
        author_name: `${'\u200b'.repeat(79)}x`,
        author_title: '税'.repeat(120),
        denomination: '税'.repeat(8),
      }),
    );
    const store = await openPosts(api());
    const { added } = await store.sync([{ post, pictures: [] }]);
    expect(added).toEqual([post.slug]);
    expect(await site().bySlug(post.slug)).toMatchObject(post);
  });

  test('pictures above 2 MB are refused, and none of a post is saved', async () => {
    const store = await openPosts(api());
    const name = 'large/a-01234567-640.webp';
    const content = new Uint8Array(2 * 1024 * 1024 + 1);
    const sync = store.sync([
      { post: sampleNewPost(), pictures: [] },
      { post: sampleNewPost({ slug: 'large' }), pictures: [{ name, content }] },
    ]);
    await expect(sync).rejects.toThrow('content: a picture of 2 MB at most');
    expect(await store.cards()).toEqual([]);
  });
}

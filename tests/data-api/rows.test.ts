import { beforeEach, describe, expect, test, vi } from 'vitest';
import { articleSchema } from '../../blog/post.ts';
import { PostRowError } from '../../blog/read-post.ts';
import { supabasePosts } from '../../blog/stores/supabase/kind.ts';
import { sampleArticle } from '../../blog/testing.ts';
import { readSettings } from '../../settings/settings.ts';
import { postsOf, siteSettings } from './posts-of.ts';
import { describeOnDataApi } from './suite.ts';

const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);
/** A text as SQL writes it. */
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

describeOnDataApi('rows of the table editor', (api) => {
  const logFault = vi.fn();

  const site = () => supabasePosts.read(readSettings(siteSettings(api())), logFault);

  /** Adds a published row by hand, with these columns written in SQL. */
  const insert = (columns: Readonly<Record<string, string>> = {}) => {
    const { published_at: _, modified_at: __, denomination: ___, ...texts } = sampleArticle();
    const fields = Object.entries(texts).map(([name, value]) => [name, quoted(String(value))]);
    const row = { ...Object.fromEntries(fields), image_url: 'null', ...columns };
    return api().sql(
      `insert into public.blog_posts (${Object.keys(row).join(', ')})
       values (${Object.values(row).join(', ')})`,
    );
  };

  beforeEach(async () => {
    logFault.mockReset();
    await api().sql('truncate public.blog_posts cascade');
  });

  test('need no more than texts: id and date are given', async () => {
    await insert();
    const posts = await site();
    const { posts: cards } = await posts.list({ page: 1 });
    const { published_at: _, content: __, ...texts } = sampleArticle();
    expect(cards).toEqual([
      {
        ...texts,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        published_at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
  });

  test('are drafts until somebody publishes them', async () => {
    await insert({ is_published: 'default' });
    expect(await (await site()).bySlug('sales-tax')).toBeUndefined();
    await api().sql('update public.blog_posts set is_published = true');
    expect(await (await site()).bySlug('sales-tax')).toMatchObject({ slug: 'sales-tax' });
  });

  test('say by themselves when their text last changed, unless somebody else does', async () => {
    const today = "(now() at time zone 'America/Chicago')::date";
    const changed = () =>
      api().sql(`select coalesce(modified_at = ${today}, false), modified_at
      from public.blog_posts`);
    await insert();
    expect(await changed()).toBe('f|');
    await api().sql("update public.blog_posts set category = 'New', is_published = false");
    await api().sql('update public.blog_posts set title = title');
    expect(await changed()).toBe('f|');
    await api().sql("update public.blog_posts set content = '<p>New</p>'");
    expect(await changed()).toMatch(/^t\|/);
    await api().sql("update public.blog_posts set title = 'New', modified_at = '2026-11-04'");
    expect(await changed()).toMatch(/\|2026-11-04$/);
  });

  test('become known to an article of their name without a change of what shows', async () => {
    await insert({ is_published: 'false' });
    const store = await postsOf(api(), logFault);
    expect(await store.setAgainstArticle()).toEqual([]);
    expect(await store.save([{ article: sampleArticle(), pictures: [] }])).toEqual(['updated']);
    expect(await store.all()).toMatchObject([{ is_published: false }]);
    expect(await store.setAgainstArticle()).toMatchObject([{ isPublished: false }]);
  });

  describe('are refused where an article would be, in words', () => {
    const long = (count: number) => quoted('x'.repeat(count));
    const missing = 'not-null constraint';
    test.each([
      ['slug', quoted('Sales tax')],
      ['slug', quoted('sales-tax\n')],
      ['slug', long(101)],
      ['title', quoted('')],
      ['title', long(121)],
      ['title', quoted('a\u001b[2Jb')],
      ['title', quoted('a\u009bb')],
      ['excerpt', long(401)],
      ['excerpt', 'null', missing],
      ['content', quoted('')],
      ['content', `repeat('x', 250001)`],
      ['category', quoted('Tax ')],
      ['category', long(61)],
      ['author_name', long(81)],
      ['author_title', quoted('a\nb')],
      ['denomination', quoted('$1,250,000')],
      ['published_at', quoted('soon'), 'invalid input syntax for type date'],
      ['published_at', 'null', missing],
      ['is_published', 'null', missing],
    ])('%s: %s', async (column, value, said = `violates check constraint "${column}: `) => {
      await expect(insert({ [column]: value })).rejects.toThrow(said);
    });
  });

  test('may be as long as an article, and hold the same signs', async () => {
    const article = articleSchema.parse(
      sampleArticle({
        slug: `${'a-'.repeat(49)}ab`,
        title: '👩'.repeat(60),
        excerpt: 'é'.repeat(400),
        category: '\u2028\u00ad'.repeat(30).trim(),
        author_name: `${'\u200b'.repeat(79)}x`,
        author_title: '税'.repeat(120),
        denomination: '税'.repeat(8),
      }),
    );
    const store = await postsOf(api(), logFault);
    expect(await store.save([{ article, pictures: [] }])).toEqual(['added']);
    expect(await (await site()).bySlug(article.slug)).toMatchObject(article);
  });

  test('are saved all or none, whichever of them the table refuses', async () => {
    const store = await postsOf(api(), logFault);
    const content = new Uint8Array(2 * 1024 * 1024 + 1);
    const tooLarge = {
      article: sampleArticle({ slug: 'large' }),
      pictures: [{ name: 'large/a-01234567-640.webp', content }],
    };
    const fits = { article: sampleArticle(), pictures: [] };
    await expect(store.save([fits, tooLarge])).rejects.toThrow(
      'content: a picture of 2 MB at most',
    );
    expect(await store.isEmpty()).toBe(true);
    const largest = { ...tooLarge.pictures[0], content: content.subarray(1) };
    const name = 'large/a-01234567-640.webp';
    await store.save([fits, { ...tooLarge, pictures: [{ ...largest, name }] }]);
    expect((await (await site()).picture(name))?.length).toBe(2 * 1024 * 1024);
  });

  test('of a table without rules are read where they are posts, and told of where not', async () => {
    await api().sql(`
      alter table public.blog_posts alter excerpt drop not null, alter author_title drop not null,
        alter title drop not null, alter category drop not null;
      do $$ declare rule text; begin
        for rule in select conname from pg_constraint
            where conrelid = 'public.blog_posts'::regclass and contype = 'c' loop
          execute format('alter table public.blog_posts drop constraint %I', rule);
        end loop;
      end $$`);
    await insert({ slug: quoted('a'), excerpt: 'null', author_title: 'null', image_url: "''" });
    await insert({ slug: quoted('b'), title: 'null' });
    await insert({ slug: quoted('C c') });
    await insert({ slug: quoted('d'), title: quoted('  Padded ') });
    await insert({ slug: quoted('e'), category: 'null' });
    const posts = await site();
    const { posts: cards } = await posts.list({ page: 1 });
    expect(cards).toMatchObject([
      { slug: 'a', excerpt: '', author_title: '', image_url: null },
      { slug: 'd', title: 'Padded' },
    ]);
    expect(slugs(await posts.latest())).toEqual(['a', 'd']);
    expect(await posts.bySlug('b')).toBeUndefined();
    expect(await posts.categories()).toEqual(['Tax']);
    const [a] = cards;
    expect(a && (await posts.neighbours(a))).toEqual({ newer: undefined, older: undefined });
    expect(logFault.mock.calls).toEqual([
      [
        'a post cannot be shown',
        new PostRowError('post "C c": slug: expected lower-case words joined by hyphens'),
      ],
      ['a post cannot be shown', new PostRowError('post "b": title: expected text')],
      ['a post cannot be shown', new PostRowError('post "e": category: expected text')],
    ]);
  });
});

/** A project with only the specification's table (section 3), which then gets `supabase/migrations`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { texasToday } from '../../src/base/calendar/texas-time.ts';
import type { Posts } from '../../src/blog/posts.ts';
import { PostRowError } from '../../src/blog/read-post.ts';
import { dayFromToday, testPostStore } from '../../src/blog/stores/testing/post-store-tests.ts';
import { sampleNewPost } from '../../src/blog/testing/posts.ts';
import { waitFor } from '../wait.ts';
import { openPosts, sitePosts } from './posts-of.ts';
import { testRows } from './rows.ts';
import { testKeys } from './security.ts';
import { MIGRATIONS, missingForDataApi, startDataApi, type TestDataApi } from './start.ts';
import { bareTable, insertRows } from './table.ts';
import { testTimes } from './within-a-minute.ts';

const PROJECT = join(import.meta.dirname, '../..');
/** The SQL of docs/running.md around the migrations, for a project that already has posts. */
const [RENAME = '', COPY = ''] = [
  ...readFileSync(join(PROJECT, 'docs/running.md'), 'utf8').matchAll(/```sql\n(.*?)```/gs),
].map(([, sql]) => sql);

const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

describe.skipIf(missingForDataApi() !== undefined)('a Supabase project', () => {
  let opened: TestDataApi | undefined;
  const api = (): TestDataApi => {
    if (!opened) throw new Error('expected a running Data API');
    return opened;
  };
  afterAll(() => opened?.close());

  describe('with only the table of the specification', () => {
    let posts: Posts;
    beforeAll(async () => {
      opened = await startDataApi(bareTable('uuid primary key default gen_random_uuid()', 'date'));
      await insertRows(api(), [
        sampleNewPost({ slug: 'shown', category: 'Payroll' }),
        sampleNewPost({ slug: 'draft', is_published: false }),
      ]);
      posts = sitePosts(api());
    });

    test('a sync reports missing migrations', async () => {
      const store = await openPosts(api());
      await expect(store.sync([])).rejects.toMatchObject({ name: 'DataApiError', isMissing: true });
    });

    test('commands that need no migrations can read the table', async () => {
      const store = await openPosts(api());
      expect(slugs(await store.cards()).sort()).toEqual(['draft', 'shown']);
      expect(await store.postFile('draft')).toMatchObject({
        post: { is_published: false },
        pictures: [],
      });
    });

    test('commands get all posts, more than the API returns at once', async () => {
      const many = Array.from({ length: 450 }, (_, index) =>
        sampleNewPost({ slug: `many-${index}` }),
      );
      await insertRows(api(), many);
      expect(await (await openPosts(api())).cards()).toHaveLength(452);
      await api().sql("delete from public.blog_posts where slug like 'many-%'");
    });

    test('valid rows are read; others are skipped and logged', async () => {
      const row = (changes: Readonly<Record<string, unknown>>) => ({
        ...sampleNewPost({ category: 'Odd' }),
        ...changes,
      });
      await insertRows(api(), [
        row({ slug: 'odd-a', excerpt: null, author_title: null, image_url: '' }),
        row({ slug: 'odd-b', title: null }),
        row({ slug: 'odd C' }),
        row({ slug: 'odd-d', title: '  Padded ' }),
      ]);
      const logFault = vi.fn();
      const read = sitePosts(api(), logFault);
      const { posts: cards } = await read.list({ page: 1, category: 'Odd' });
      expect(cards).toMatchObject([
        { slug: 'odd-a', excerpt: '', author_title: '', image_url: null },
        { slug: 'odd-d', title: 'Padded' },
      ]);
      expect(slugs(await read.latest())).toEqual(['odd-a', 'odd-d', 'shown']);
      expect(await read.bySlug('odd-b')).toBeUndefined();
      expect(await read.picture('odd-a/a-01234567-640.webp')).toBeUndefined();
      const { older } = await read.relatedTo({ slug: 'odd-a', category: 'Odd' });
      expect(older).toMatchObject({ slug: 'odd-d' });
      for (const fault of [
        'post "odd C": slug: expected lower-case words joined by hyphens',
        'post "odd-b": title: expected text',
      ]) {
        expect(logFault).toHaveBeenCalledWith('a post cannot be shown', new PostRowError(fault));
      }
      await api().sql("delete from public.blog_posts where slug like 'odd%'");
    });

    test('posts dated by timestamps and numbered by ids have their day in Texas, in order', async () => {
      await api().sql(`alter table public.blog_posts rename to other_posts;
        ${bareTable('bigint generated always as identity primary key', 'timestamptz')}`);
      const reload = () => api().sql("notify pgrst, 'reload schema'");
      await reload();
      const today = texasToday();
      const rows = {
        'z-morning': '2026-11-02 09:00:00.123456-06',
        evening: '2026-11-02 23:30-06',
        'b-noon': '2026-11-02 12:00-06',
        'a-noon': '2026-11-02 12:00-06',
        // The table editor saves a day without a time in this form.
        typed: '2026-11-01',
        tonight: `${today} 23:59:59 America/Chicago`,
        'to-come': dayFromToday(1),
        later: `${dayFromToday(1)} 00:30 America/Chicago`,
        undated: null,
      };
      await insertRows(
        api(),
        Object.entries(rows).map(([slug, published_at]) => ({
          ...sampleNewPost({ slug }),
          published_at,
        })),
      );
      const day = '2026-11-02';
      const inOrder = [
        ['tonight', today],
        ['evening', day],
        ['a-noon', day],
        ['b-noon', day],
        ['z-morning', day],
        ['typed', '2026-11-01'],
      ];
      const listed = await posts.all();
      expect(listed.map(({ slug, published_at }) => [slug, published_at])).toEqual(inOrder);
      for (const slug of ['to-come', 'later', 'undated']) {
        expect(await posts.bySlug(slug)).toBeUndefined();
      }
      const store = await openPosts(api());
      expect((await store.postFile('evening'))?.post).toEqual(
        sampleNewPost({ slug: 'evening', published_at: day }),
      );
      expect(await store.cards()).toHaveLength(8);
      await api().sql(`drop table public.blog_posts;
        alter table public.other_posts rename to blog_posts`);
      await reload();
    });

    test('the migrations’ table replaces the first one while the site runs, as docs/running.md says', async () => {
      for (const text of [RENAME, ...MIGRATIONS, COPY]) await api().sql(text);
      // Supabase does so automatically.
      await api().sql("notify pgrst, 'reload schema'");
      const store = await openPosts(api());
      const name = 'sales-tax/a-01234567-640.webp';
      const pictures = [{ name, content: Uint8Array.of(1) }];
      const postFile = { post: sampleNewPost({ denomination: '8.25%' }), pictures };
      await waitFor(() => store.sync([postFile]));
      expect(await posts.picture(name)).toEqual(expect.objectContaining({ length: 1 }));
      expect(await posts.bySlug('sales-tax')).toMatchObject({ denomination: '8.25%' });
      const list = await posts.list({ page: 1 });
      expect(slugs(list.posts).sort()).toEqual(['sales-tax', 'shown']);
      expect(list.categories).toEqual(['Payroll', 'Tax']);
    });
  });

  describe('with the migrations', () => {
    beforeAll(() => api().sql('drop table public.blog_posts_before'));
    describe('what a key may do', () => testKeys(api));
    describe('the site', () => testTimes(api));
    describe('rows of the table editor', () => testRows(api));
    describe('posts', () => {
      testPostStore(async () => {
        await api().sql('truncate public.blog_posts cascade');
        return () => openPosts(api());
      });
    });
  });
});

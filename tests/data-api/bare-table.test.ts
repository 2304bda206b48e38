/** A project whose one table is that of the specification (section 3), made without supabase/migrations. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Posts } from '../../blog/posts.ts';
import { dayFromToday } from '../../blog/stores/contract.ts';
import { sqlitePosts } from '../../blog/stores/sqlite/kind.ts';
import { supabasePosts } from '../../blog/stores/supabase/kind.ts';
import { sampleArticle, saveIn } from '../../blog/testing.ts';
import { texasToday } from '../../calendar/texas-time.ts';
import { POSTS as PROGRAM } from '../../cli/testing/post-commands.ts';
import { runCommandBeside } from '../../cli/testing/run-command.ts';
import { openFunction } from '../../netlify/open-function.ts';
import { pagesFunction } from '../../netlify/pages-function.ts';
import { loadBuilt } from '../../server/load-built.ts';
import { readSettings } from '../../settings/settings.ts';
import { ARTICLES } from '../content.ts';
import { newDataDir, serveBuiltSite } from '../serve-built-site.ts';
import { wholeAnswer } from '../whole-answer.ts';
import { commandSettings, postsOf, siteSettings } from './posts-of.ts';
import { MIGRATIONS, type TestDataApi } from './start.ts';
import { describeOnDataApi } from './suite.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** The table with its eleven columns, and the one rule that the specification has: visitors read what is published. */
const table = (id: string, published_at: string) => `
  create table public.blog_posts (
    id ${id}, slug text, title text, excerpt text, content text, category text, image_url text,
    author_name text, author_title text, published_at ${published_at}, is_published boolean
  );
  alter table public.blog_posts enable row level security;
  create policy "Published posts" on public.blog_posts for select to anon using (is_published);`;
const OF_DAYS = table('uuid primary key default gen_random_uuid()', 'date');
const OF_MOMENTS = table('bigint generated always as identity primary key', 'timestamptz');

const COLUMNS = [
  ...['slug', 'title', 'excerpt', 'content', 'category', 'image_url'],
  ...['author_name', 'author_title', 'published_at', 'is_published'],
] as const;

/** Adds rows as the table editor does; a column that is not named stays empty. */
function insert(api: TestDataApi, all: readonly Partial<Record<string, unknown>>[]) {
  const json = JSON.stringify(all).replaceAll("'", "''");
  return api.sql(
    `insert into public.blog_posts (${COLUMNS.join(', ')})
     select ${COLUMNS.join(', ')} from json_populate_recordset(null::public.blog_posts, '${json}')`,
  );
}

const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

/** The project's posts as the site reads them. */
const postsIn = (api: TestDataApi) => supabasePosts.read(readSettings(siteSettings(api)), vi.fn());

/** The files of supabase/migrations. */
const NAMES = globSync('*.sql', { cwd: join(PROJECT, 'supabase/migrations') }).sort();

/** What docs/running.md has a project run before and after them that has posts already. */
const ADOPTING = [
  ...readFileSync(join(PROJECT, 'docs/running.md'), 'utf8').matchAll(/```sql\n(.*?)```/gs),
].map(([, text = '']) => text);

// Not today if midnight passes meanwhile.
const TO_COME = dayFromToday(2);
/** Six articles as that table can hold them, and two that do not show. */
const SHOWN = ARTICLES.filter(
  ({ is_published, published_at }) => is_published && published_at <= texasToday(),
)
  .slice(0, 6)
  .map((article) => ({ ...article, denomination: null, modified_at: null }));
const HELD = [
  sampleArticle({ slug: 'draft', category: 'Drafts', is_published: false }),
  sampleArticle({ slug: 'to-come', category: 'To come', published_at: TO_COME }),
];
const POSTS = [...SHOWN, ...HELD];
const newest = SHOWN[0]?.slug;

const PATHS = [
  ...['/blog', '/blog?page=2', '/blog?category=None'],
  ...new Set(POSTS.map(({ category }) => `/blog?${new URLSearchParams({ category })}`)),
  ...[...POSTS.map(({ slug }) => slug), 'no-such-post'].map((slug) => `/blog/${slug}`),
  ...['/blog/feed.xml', '/blog/feed.json', '/blog/sitemap.xml'],
  ...[`/share/blog/${newest}.png`, '/share/blog/draft.png', `/art/post/${newest}.svg`],
  '/pictures/draft/a-01234567-640.webp',
];

/** A home of the site: what it answers at a path. */
type Home = (path: string) => Promise<Response>;

/** Both homes over the project, and a third one over the same posts in a file. */
async function homesOver(api: TestDataApi) {
  const dataDir = newDataDir();
  await saveIn(dataDir, POSTS);
  const settings = readSettings({ DATA_DIR: dataDir });
  const faults: unknown[] = [];
  const onFault = (error: unknown) => faults.push(error);
  const { pages, site } = await loadBuilt(join(PROJECT, 'dist'));
  const none = { html: '', headers: {} };
  const built = {
    siteUrl: settings.SITE_URL,
    policies: site.policies,
    redirects: [],
    notFound: none,
    fault: none,
  };
  const posts = await sqlitePosts.read(settings, onFault);
  const { ages } = supabasePosts;
  const asking =
    (answer: (request: Request) => Promise<Response>): Home =>
    (path) =>
      answer(new Request(built.siteUrl + path));
  const server = await serveBuiltSite({ dataDir, env: siteSettings(api) });
  return {
    onServer: (path: string) => fetch(server.url + path),
    onNetlify: asking(openFunction(pages, built, siteSettings(api))),
    onFile: asking(pagesFunction({ pages, built, posts, ages, imageHost: undefined, onFault })),
    logged: () => [...server.logged(), ...faults],
    close: async () => {
      posts.close();
      await server.close();
    },
  };
}

const said = async (home: Home, path: string) => {
  const answer = await wholeAnswer(() => home(path));
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, body: answer.ok ? body.toString('latin1') : '' };
};

describeOnDataApi(
  'a table of the specification alone',
  (api) => {
    let site: Awaited<ReturnType<typeof homesOver>>;
    let posts: Posts;
    beforeAll(async () => {
      await insert(api(), POSTS);
      posts = await postsIn(api());
      site = await homesOver(api());
    });
    afterAll(() => site?.close());
    const ready = async () => (await site.onServer('/readyz')).json();

    test.each(PATHS)('%s is on both homes what it is over a file', async (path) => {
      const { onFile, onServer, onNetlify } = site;
      const asked = [onFile, onServer, onNetlify].map((home) => said(home, path));
      const [file, server, netlify] = await Promise.all(asked);
      expect(server).toEqual(file);
      expect(netlify).toEqual(file);
    });

    test('has its posts on the list, and no fault in the log', async () => {
      const { body } = await said(site.onServer, '/blog');
      for (const { slug } of SHOWN) expect(body).toContain(`href="/blog/${slug}"`);
      expect(site.logged()).toEqual([]);
    });

    test('is named by /readyz by the migrations that it lacks, which are all', async () => {
      const missingMigrations = NAMES;
      expect(await ready()).toMatchObject({ ok: true, posts: true, missingMigrations });
    });

    test('lets "npm run posts -- import" say which files to run', async () => {
      const { status, stdout, stderr } = await runCommandBeside(
        PROGRAM,
        ['import'],
        commandSettings(api()),
      );
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
      expect(stderr).toBe(
        `The Supabase project lacks what this needs: run ${NAMES.join(', ')} of supabase/migrations in its SQL editor. docs/running.md says under "Posts on Supabase" how, and what becomes of the posts that are there.\n`,
      );
    });

    test('is managed by the commands that need no more', async () => {
      const store = await postsOf(api());
      expect(slugs(await store.all()).sort()).toEqual(slugs(POSTS).sort());
      expect(await store.setPublished('draft', true)).toBe(true);
      expect(await store.schedule('draft', TO_COME)).toBe(true);
      expect(await store.bySlug('draft')).toBeUndefined();
      expect(await store.draft('draft')).toMatchObject({ published_at: TO_COME });
      expect((await store.manuscript('draft'))?.pictures).toEqual([]);
      expect(await store.delete('draft')).toBe(true);
      expect(await store.delete('draft')).toBe(false);
    });

    test('names each category once, whatever it holds and however many rows it has', async () => {
      const odd = ['a,b', '"', '\\', 'null', '%_*', '(a)', 'Über 税金', "O'Neill", 'tax', 'Tax'];
      const many = Array.from({ length: 450 }, (_, place) =>
        sampleArticle({ slug: `many-${place}`, category: odd[place] ?? 'Many' }),
      );
      await insert(api(), [...many, { ...sampleArticle({ slug: 'many-none' }), category: null }]);
      // Too long for an address to ask for what follows it.
      await insert(api(), [sampleArticle({ slug: 'many-long', category: 'Zz'.repeat(10_000) })]);
      const known = SHOWN.map(({ category }) => category);
      expect(await posts.categories()).toEqual([...new Set([...known, ...odd, 'Many'])].sort());
      await api().sql(`delete from public.blog_posts where slug like 'many-%'`);
    });

    test('is left for the one that the migrations make, while the site runs, as docs/running.md has it', async () => {
      const [rename = '', copy = ''] = ADOPTING;
      for (const text of [rename, ...MIGRATIONS, copy]) await api().sql(text);
      // Supabase does so by itself.
      await api().sql("notify pgrst, 'reload schema'");
      const store = await postsOf(api());
      const name = 'sales-tax/a-01234567-640.webp';
      const pictures = [{ name, content: Uint8Array.of(1) }];
      const manuscript = { article: sampleArticle({ denomination: '8.25%' }), pictures };
      await vi.waitFor(() => store.save([manuscript]), { timeout: 20_000 });
      expect(await posts.picture(name)).toEqual(expect.objectContaining({ length: 1 }));
      expect(await posts.bySlug('sales-tax')).toMatchObject({ denomination: '8.25%' });
      const { posts: listed } = await posts.list({ page: 1 });
      expect(slugs(listed).sort()).toEqual([...slugs(SHOWN), 'sales-tax'].sort());
      expect(await posts.categories()).toContain('Tax');
      expect(await ready()).toMatchObject({ posts: true, missingMigrations: [] });
    });
  },
  [OF_DAYS],
);

describeOnDataApi(
  'a table of the specification alone, its posts dated by moments and numbered',
  (api) => {
    test('has each post on its day in Texas, in the order of the moments', async () => {
      const today = texasToday();
      const at = (slug: string, published_at: string | null) => ({
        ...sampleArticle({ slug }),
        published_at,
      });
      await insert(api(), [
        at('z-morning', '2026-11-02 09:00:00.123456-06'),
        at('evening', '2026-11-02 23:30-06'),
        at('b-noon', '2026-11-02 12:00-06'),
        at('a-noon', '2026-11-02 12:00-06'),
        // As the table editor keeps a day that was typed without an hour.
        at('typed', '2026-11-01'),
        at('tonight', `${today} 23:59:59 America/Chicago`),
        at('to-come', dayFromToday(1)),
        at('later', `${dayFromToday(1)} 00:30 America/Chicago`),
        at('undated', null),
      ]);
      const posts = await postsIn(api());
      const { posts: listed } = await posts.list({ page: 1 });
      const day = '2026-11-02';
      const inOrder = [
        ['tonight', today],
        ['evening', day],
        ['a-noon', day],
        ['b-noon', day],
        ['z-morning', day],
        ['typed', '2026-11-01'],
      ] as const;
      expect(listed.map(({ slug, published_at }) => [slug, published_at])).toEqual(inOrder);
      expect(slugs(await posts.latest())).toEqual(slugs(listed));
      for (const [place, [slug]] of inOrder.entries()) {
        const post = await posts.bySlug(slug);
        if (!post) throw new Error(`expected the post ${slug}`);
        const { newer, older } = await posts.neighbours(post);
        expect([newer?.slug, older?.slug]).toEqual([
          inOrder[place - 1]?.[0],
          inOrder[place + 1]?.[0],
        ]);
        expect(slugs(await posts.related(post))).not.toContain(slug);
      }
      for (const slug of ['to-come', 'later', 'undated']) {
        expect(await posts.bySlug(slug)).toBeUndefined();
      }
    });

    test('gives its posts to "npm run posts"', async () => {
      const store = await postsOf(api());
      expect(await store.schedule('typed', '2026-10-05')).toBe(true);
      expect(await store.draft('typed')).toMatchObject({ id: '5', published_at: '2026-10-05' });
      expect((await store.manuscript('evening'))?.article).toEqual({
        ...sampleArticle({ slug: 'evening', published_at: '2026-11-02' }),
      });
      const told = vi.fn();
      expect(await (await postsOf(api(), told)).all()).toHaveLength(8);
      expect(told.mock.calls).toEqual([
        [
          'a post cannot be shown',
          expect.objectContaining({
            message: expect.stringContaining('post "undated": published_at: expected a date'),
          }),
        ],
      ]);
    });
  },
  [OF_MOMENTS],
);

import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { dayFromToday } from '../../blog/stores/contract.ts';
import { sampleArticle } from '../../blog/testing.ts';
import { postsOf } from './posts-of.ts';
import type { TestDataApi } from './start.ts';
import { describeOnDataApi } from './suite.ts';

const TABLES = ['blog_posts', 'blog_pictures', 'blog_articles', 'blog_categories'] as const;
const READABLE = ['blog_posts', 'blog_pictures', 'blog_categories'];

const SECRET = { title: 'Secret', category: 'Secret', content: '<p>Secret</p>' };
const ARTICLES = [
  sampleArticle({ slug: 'shown' }),
  sampleArticle({ slug: 'secret-draft', is_published: false, ...SECRET }),
  sampleArticle({ slug: 'secret-to-come', published_at: dayFromToday(2), ...SECRET }),
];
const SECRETS = ['secret-draft', 'secret-to-come'];

/** Ways to ask for what only the firm may see. */
const QUESTIONS = [
  'blog_posts?select=*',
  'blog_posts?slug=eq.secret-draft',
  'blog_posts?slug=eq.secret-to-come',
  'blog_posts?slug=like.secret*',
  'blog_posts?title=fts.secret',
  'blog_posts?is_published=eq.false',
  'blog_posts?is_published=is.false',
  'blog_posts?is_published=not.is.true',
  'blog_posts?published_at=gt.now',
  'blog_posts?or=(is_published.eq.false,is_published.eq.true)',
  'blog_posts?or=(slug.like.secret*,published_at.gt.2000-01-01)',
  'blog_posts?not.and=(is_published.eq.true,published_at.lt.2000-01-01)',
  'blog_posts?select=slug&order=is_published.asc&limit=100',
  'blog_posts?select=*,blog_pictures(*)',
  'blog_posts?select=*,blog_pictures!inner(*)&blog_pictures.name=like.secret*',
  'blog_posts?select=*,blog_articles(*)',
  'blog_posts?select=*,blog_articles!inner(*)',
  'blog_pictures?select=*',
  'blog_pictures?name=like.secret*',
  'blog_pictures?select=*,blog_posts(*)',
  'blog_pictures?select=*,blog_posts!inner(*)&blog_posts.is_published=eq.false',
  'blog_articles?select=*',
  'blog_articles?select=*,blog_posts(*)',
  'blog_categories?select=*',
  'blog_categories?category=eq.Secret',
];

/** Of what somebody may want to know how many rows there are. */
const COUNTED = [
  'blog_posts?',
  'blog_posts?is_published=eq.false',
  'blog_posts?is_published=not.is.true',
  'blog_posts?published_at=gt.now',
  'blog_posts?slug=eq.secret-draft',
  'blog_posts?slug=gte.secret&slug=lt.secreu',
  'blog_posts?slug=like.secret*',
  'blog_posts?category=eq.Secret',
  'blog_posts?or=(is_published.eq.false,category.eq.Secret)',
  'blog_posts?is_published=eq.false&order=slug&limit=1',
  'blog_posts?select=slug,blog_pictures!inner(name)',
  'blog_pictures?',
  'blog_pictures?name=like.secret*',
  'blog_pictures?select=name,blog_posts!inner(slug)&blog_posts.is_published=eq.false',
  'blog_categories?',
  'blog_categories?category=eq.Secret',
];

const WRITES = TABLES.flatMap((table) =>
  (['POST', 'PUT', 'PATCH', 'DELETE'] as const).flatMap((method) => [
    { table, method, rows: 'one row' },
    ...(method === 'PATCH' || method === 'DELETE' ? [{ table, method, rows: 'every row' }] : []),
  ]),
);

interface Caller {
  who: string;
  /** The headers that say so. */
  by: (api: TestDataApi) => Record<string, string>;
}

const VISITORS: Caller[] = [
  { who: 'the anonymous key', by: ({ anonKey }) => ({ apikey: anonKey }) },
  {
    who: 'the publishable key',
    by: ({ publishableKey: key }) => ({ apikey: key, authorization: `Bearer ${key}` }),
  },
  {
    who: 'somebody who signed in',
    by: ({ anonKey, userToken }) => ({ apikey: anonKey, authorization: `Bearer ${userToken}` }),
  },
];
const FIRM: Caller = { who: 'the service key', by: ({ serviceKey }) => ({ apikey: serviceKey }) };

describeOnDataApi('what a key may do', (api) => {
  /** Ids of posts, by slug. */
  let ids: ReadonlyMap<string, string>;
  let before: string;

  const contents = () =>
    api().sql(`
      select 'post', to_jsonb(p) from public.blog_posts as p order by slug;
      select 'picture', name, md5(content) from public.blog_pictures order by name;
      select 'article', to_jsonb(a) from public.blog_articles as a order by post_id;`);

  beforeAll(async () => {
    const posts = await postsOf(api());
    await posts.save(
      ARTICLES.map((article) => {
        const name = `${article.slug}/a-01234567-640.webp`;
        return { article, pictures: [{ name, content: Buffer.from(article.title) }] };
      }),
    );
    // As PostgreSQL does by itself.
    await api().sql('analyze public.blog_posts, public.blog_pictures');
    ids = new Map((await posts.all()).map(({ slug, id }) => [slug, id]));
    before = await contents();
  });

  async function ask(caller: Caller, path: string, init: RequestInit = {}) {
    const response = await fetch(`${api().url}/rest/v1/${path}`, {
      ...init,
      headers: { ...caller.by(api()), 'content-type': 'application/json', ...init.headers },
    });
    const total = response.headers.get('content-range')?.split('/')[1];
    return { status: response.status, body: await response.text(), total };
  }

  const giveAway = () => new RegExp(['secret', ...SECRETS.map((it) => ids.get(it))].join('|'), 'i');

  /** The row of a table for the post that shows, changed; and how it is named in an address. */
  function rowOf(table: (typeof TABLES)[number]) {
    const [post_id = '', name] = [ids.get('shown'), 'shown/a-01234567-640.webp'];
    return {
      blog_posts: { key: `id=eq.${post_id}`, row: { id: post_id, ...ARTICLES[0], title: 'Mine' } },
      blog_pictures: { key: `name=eq.${name}`, row: { name, post_id, content: '\\x00' } },
      blog_articles: {
        key: `post_id=eq.${post_id}`,
        row: { post_id, is_published: false, published_at: '2026-01-01' },
      },
      blog_categories: { key: 'category=eq.Tax', row: { category: 'Mine' } },
    }[table];
  }

  test.each(QUESTIONS)('the firm is told by /%s', async (path) => {
    const { status, body } = await ask(FIRM, path);
    expect(status).toBe(200);
    expect(body).toMatch(giveAway());
  });

  test('the firm is given a plan, and counts by it', async () => {
    const headers = { accept: 'application/vnd.pgrst.plan+json' };
    expect((await ask(FIRM, 'blog_posts', { headers })).body).toContain('"Plan Rows"');
    const { total } = await ask(FIRM, 'blog_posts', { headers: { prefer: 'count=planned' } });
    expect(total).toBe('3');
  });

  describe.each(VISITORS)('$who', (caller) => {
    test('reads what shows', async () => {
      const posts = await ask(caller, 'blog_posts?select=slug');
      expect(posts).toMatchObject({ status: 200, body: '[{"slug":"shown"}]' });
      const pictures = await ask(caller, 'blog_pictures?select=name');
      expect(pictures).toMatchObject({
        status: 200,
        body: '[{"name":"shown/a-01234567-640.webp"}]',
      });
      const categories = await ask(caller, 'blog_categories');
      expect(categories).toMatchObject({ status: 200, body: '[{"category":"Tax"}]' });
    });

    test.each(QUESTIONS)('learns nothing else from /%s', async (path) => {
      const { body } = await ask(caller, path, { headers: { prefer: 'count=exact' } });
      expect(body).not.toMatch(giveAway());
    });

    test.each(SECRETS)('finds nothing by the id of %s', async (slug) => {
      const nothing = { status: 200, body: '[]' };
      expect(await ask(caller, `blog_posts?id=eq.${ids.get(slug)}`)).toMatchObject(nothing);
      expect(await ask(caller, `blog_pictures?post_id=eq.${ids.get(slug)}`)).toMatchObject(nothing);
    });

    test.each(COUNTED)('learns no number but of what shows from /%s', async (path) => {
      const shown = `${z.array(z.unknown()).parse(JSON.parse((await ask(caller, path)).body)).length}`;
      for (const count of ['exact', 'estimated']) {
        const { total } = await ask(caller, path, { headers: { prefer: `count=${count}` } });
        expect([count, total]).toEqual([count, shown]);
      }
      const planned = [
        { prefer: 'count=planned' },
        ...['json', 'text'].map((format) => ({ accept: `application/vnd.pgrst.plan+${format}` })),
      ];
      for (const headers of planned) {
        const { body, total } = await ask(caller, path, { headers });
        expect(body).toContain('plans and planned counts are refused');
        expect(total).toBeUndefined();
      }
    });

    test.each(['blog_posts', 'blog_pictures'])('learns not where rows of %s lie', async (table) => {
      for (const column of ['ctid', 'xmin', 'tableoid']) {
        const { status, body } = await ask(caller, `${table}?select=${column}`);
        expect([column, status >= 400, body]).toEqual([
          column,
          true,
          expect.stringContaining('permission denied'),
        ]);
      }
    });

    test.each(WRITES)('may not $method $rows of $table', async ({ table, method, rows }) => {
      const { key, row } = rowOf(table);
      const isNamed = rows === 'one row' && method !== 'POST';
      const answer = await ask(caller, isNamed ? `${table}?${key}` : table, {
        method,
        body: method === 'DELETE' ? null : JSON.stringify(row),
        headers: { prefer: 'resolution=merge-duplicates' },
      });
      // The categories are a view, without a key.
      const isView = table === 'blog_categories';
      expect(answer.body).toMatch(isView ? /view|primary key/ : /permission denied for table/);
      expect(answer.status).toBeGreaterThanOrEqual(400);
    });

    test.each([false, true])('may not save posts (where empty: %s)', async (only_where_empty) => {
      const manuscripts = [{ article: sampleArticle({ slug: 'mine' }), pictures: [] }];
      const body = JSON.stringify({ manuscripts, only_where_empty });
      const answer = await ask(caller, 'rpc/save_blog_posts', { method: 'POST', body });
      expect(answer.body).toContain('permission denied for function save_blog_posts');
    });

    test('has changed nothing by all that', async () => {
      expect(await contents()).toBe(before);
    });
  });

  test('every table is guarded by row, and nothing but reading is granted', async () => {
    const relations = `select oid::regclass::text from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f')`;
    expect((await api().sql(relations)).split('\n').sort()).toEqual(TABLES.toSorted());
    const unguarded = `select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`;
    expect(await api().sql(unguarded)).toBe('');
    const granted = `select role, relation, privilege
      from unnest(array['anon', 'authenticated']) as role, (${relations}) as r (relation),
        unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'])
          as privilege
      where has_table_privilege(role, relation, privilege)
        or privilege in ('SELECT', 'INSERT', 'UPDATE', 'REFERENCES')
          and has_any_column_privilege(role, relation, privilege)`;
    const reading = ['anon', 'authenticated'].flatMap((role) =>
      READABLE.map((table) => `${role}|${table}|SELECT`),
    );
    expect((await api().sql(granted)).split('\n').sort()).toEqual(reading.sort());
  });

  test('no function that visitors may call reads or writes a table', async () => {
    const callable = `select distinct proname, provolatile, prosecdef
      from pg_proc, unnest(array['anon', 'authenticated']) as role
      where pronamespace = 'public'::regnamespace and has_function_privilege(role, oid, 'EXECUTE')
      order by proname`;
    expect(await api().sql(callable)).toBe(
      'blog_is_line|i|f\nblog_is_not_explained|i|f\nblog_shows|s|f',
    );
  });

  test('more posts than one answer may hold are counted exactly or not at all', async () => {
    await api().sql(`
      insert into public.blog_posts (slug, title, excerpt, content, category, author_name,
          author_title, published_at, is_published)
        select 'many-' || n, 'a', 'a', 'a', 'a', 'a', 'a', '2026-01-01', n <= 401
        from generate_series(1, 600) as n;
      analyze public.blog_posts`);
    const [visitor = FIRM] = VISITORS;
    const totals: unknown[] = [];
    for (const count of ['exact', 'estimated', 'planned']) {
      const headers = { prefer: `count=${count}` };
      totals.push((await ask(visitor, 'blog_posts?select=slug', { headers })).total);
    }
    await api().sql(`delete from public.blog_posts where slug like 'many-%'`);
    expect(totals).toEqual(['402', undefined, undefined]);
  });

  test('another key, none, or a token that the project has not signed is refused', async () => {
    const { anonKey, serviceKey } = api();
    const forged = `${serviceKey.slice(0, serviceKey.lastIndexOf('.'))}.${'a'.repeat(43)}`;
    const strangers = [
      {},
      { apikey: 'another' },
      { apikey: anonKey, authorization: `Bearer ${forged}` },
    ];
    for (const headers of strangers) {
      const { status } = await ask({ who: 'a stranger', by: () => ({ ...headers }) }, 'blog_posts');
      expect(status).toBe(401);
    }
  });

  test('the keys that are no tokens do what those that are do', async () => {
    const { url, publishableKey, secretKey } = api();
    const posts = await postsOf({ url, anonKey: publishableKey, serviceKey: secretKey });
    const article = sampleArticle({ slug: 'new' });
    expect(await posts.all()).toHaveLength(3);
    expect(await posts.save([{ article, pictures: [] }])).toEqual(['added']);
    expect(await posts.bySlug('new')).toMatchObject(article);
    expect(await posts.delete('new')).toBe(true);
    expect(await contents()).toBe(before);
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { dayFromToday } from '../../src/blog/stores/testing/post-store-tests.ts';
import { sampleNewPost } from '../../src/blog/testing/posts.ts';
import { openPosts } from './posts-of.ts';
import type { TestDataApi } from './start.ts';

const TABLES = ['blog_posts', 'blog_pictures'];

const SECRET = { title: 'Secret', category: 'Secret', content: '<p>Secret</p>' };
const WRITTEN_POSTS = [
  sampleNewPost({ slug: 'shown' }),
  sampleNewPost({ slug: 'secret-draft', is_published: false, ...SECRET }),
  sampleNewPost({ slug: 'secret-to-come', published_at: dayFromToday(2), ...SECRET }),
];

/** Each relation, directly and embedded in another, with the number of rows visible to visitors. */
const QUESTIONS = [
  { path: 'blog_posts?select=*', visible: 1 },
  { path: 'blog_posts?slug=like.secret*', visible: 0 },
  { path: 'blog_posts?is_published=eq.false', visible: 0 },
  { path: 'blog_posts?published_at=gt.now', visible: 0 },
  { path: 'blog_posts?or=(is_published.eq.false,category.eq.Secret)', visible: 0 },
  { path: 'blog_posts?select=*,blog_pictures(*)', visible: 1 },
  { path: 'blog_pictures?select=*', visible: 1 },
  {
    path: 'blog_pictures?select=*,blog_posts!inner(*)&blog_posts.is_published=eq.false',
    visible: 0,
  },
];
interface Caller {
  who: string;
  /** The headers that identify the caller. */
  by: (api: TestDataApi) => Record<string, string>;
}

const VISITORS: Caller[] = [
  { who: 'the anonymous key', by: ({ anonKey }) => ({ apikey: anonKey }) },
  {
    who: 'somebody who signed in',
    by: ({ anonKey, userToken }) => ({ apikey: anonKey, authorization: `Bearer ${userToken}` }),
  },
];
const FIRM: Caller = { who: 'the service key', by: ({ serviceKey }) => ({ apikey: serviceKey }) };

/** Tests of the rights of visitors and of the firm. */
export function testKeys(api: () => TestDataApi): void {
  beforeAll(async () => {
    const posts = await openPosts(api());
    await posts.sync(
      WRITTEN_POSTS.map((post) => {
        const name = `${post.slug}/a-01234567-640.webp`;
        return { post, pictures: [{ name, content: Buffer.from(post.title) }] };
      }),
    );
    // PostgreSQL's default.
    await api().sql('analyze public.blog_posts, public.blog_pictures');
  });

  async function ask(caller: Caller, path: string, init: RequestInit = {}) {
    const response = await fetch(`${api().url}/rest/v1/${path}`, {
      ...init,
      headers: { ...caller.by(api()), 'content-type': 'application/json', ...init.headers },
    });
    const total = response.headers.get('content-range')?.split('/')[1];
    return { status: response.status, body: await response.text(), total };
  }

  test('the firm’s key reads hidden rows', async () => {
    for (const { path } of QUESTIONS) {
      const body = expect.stringMatching(/secret/i);
      expect(await ask(FIRM, path)).toMatchObject({ status: 200, body });
    }
  });

  describe.each(VISITORS)('$who', (caller) => {
    test.each(QUESTIONS)('a visitor reads only visible $path', async ({ path, visible }) => {
      for (const count of ['exact', 'estimated']) {
        const { body, total } = await ask(caller, path, { headers: { prefer: `count=${count}` } });
        expect(body).not.toMatch(/secret/i);
        expect([count, total]).toEqual([count, `${visible}`]);
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

    test.each([
      // Gaps in ids would reveal the number of rows between.
      'blog_posts?select=ctid',
      'blog_pictures?select=xmin',
    ])('a visitor is denied %s', async (path) => {
      const { status, body } = await ask(caller, path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body).toContain('permission denied');
    });

    test.each([
      ['POST', 'rpc/sync_blog_posts', { posts: [{ post: WRITTEN_POSTS[0], pictures: [] }] }],
      ['POST', 'blog_posts', { ...WRITTEN_POSTS[0], slug: 'mine' }],
      ['PATCH', 'blog_posts', { title: 'Mine' }],
      ['DELETE', 'blog_posts', null],
      ['DELETE', 'blog_pictures', null],
    ])('a visitor is denied %s %s', async (method, path, body) => {
      const { status, body: answer } = await ask(caller, path, {
        method,
        body: body && JSON.stringify(body),
      });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(answer).toContain('permission denied');
    });
  });

  test('every table has row-level security, and grants only reading', async () => {
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
      TABLES.map((table) => `${role}|${table}|SELECT`),
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
}

import { describe, expect, onTestFinished, test } from 'vitest';
import { texasToday } from '../../../base/calendar/texas-time.ts';
import type { NewPost, Picture, PostFile } from '../../post.ts';
import type { PostStore } from '../../post-store.ts';
import { FEED_SIZE, PAGE_SIZE, type Posts, RELATED_LIMIT } from '../../posts.ts';
import { sampleNewPost } from '../../testing/posts.ts';

/** Opens a store where others may have it open too. */
export type OpenStore = () => Store | Promise<Store>;

type Store = PostStore & Posts;

/** The day so many days after today in Texas. */
export const dayFromToday = (days: number) =>
  Temporal.PlainDate.from(texasToday()).add({ days }).toString();

// Far enough apart that midnight changes neither.
const TODAY = dayFromToday(0);
const TO_COME = dayFromToday(2);

const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

const postFile = (changes: Partial<NewPost> = {}, pictures: Picture[] = []): PostFile => ({
  post: sampleNewPost(changes),
  pictures,
});

const picture = (name: string, ...content: number[]): Picture => ({
  name,
  content: Uint8Array.from(content),
});

/** So many published posts, a day between each two, the newest first. */
const series = (count: number, changes: Partial<NewPost> = {}) =>
  Array.from({ length: count }, (_, place) =>
    postFile({
      slug: `post-${place}`,
      published_at: Temporal.PlainDate.from('2026-10-31').subtract({ days: place }).toString(),
      ...changes,
    }),
  );

/**
 * The contract of every store of posts (see `PostStore`), as tests of the calling file.
 *
 * @param emptyPlace makes a place without posts, and resolves to how a store is opened there
 */
export function testPostStore(emptyPlace: () => Promise<OpenStore>): void {
  async function opened(open: OpenStore): Promise<Store> {
    const store = await open();
    onTestFinished(() => store.close());
    return store;
  }
  const empty = async () => opened(await emptyPlace());
  async function storeOf(...postFiles: PostFile[]): Promise<Store> {
    const store = await empty();
    await store.sync(postFiles);
    return store;
  }
  /** The published post of a slug. */
  async function shown(store: Store, slug: string) {
    const post = await store.bySlug(slug);
    if (!post) throw new Error(`expected the post ${slug}`);
    return post;
  }
  /** Every way by which a reader may come to a post: the slugs of the posts that are there. */
  async function shownAnywhere(store: Store, slug: string, category: string) {
    const lists = [{ page: 1 }, { page: 1, category }].map((place) => store.list(place));
    const anywhere = [
      ...(await Promise.all(lists)).flatMap(({ posts }) => posts),
      await store.bySlug(slug),
      // A post that is in no store has none of its own to leave out.
      ...(await store.onward({ slug: 'nobodys', category })).related,
      ...(await store.latest()),
    ];
    return [...new Set(anywhere.flatMap((post) => post?.slug ?? []))];
  }

  describe('a post', () => {
    test('comes back as it was saved, with an id that stays', async () => {
      const open = await emptyPlace();
      const store = await opened(open);
      expect(await store.sync([postFile()])).toEqual({ ...NOTHING, added: ['sales-tax'] });
      const first = await store.bySlug('sales-tax');
      expect(first).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), ...sampleNewPost() });

      const again = await opened(open);
      expect(await again.sync([postFile()])).toEqual(NOTHING);
      const changes = { title: 'New', image_url: '/a.jpg', modified_at: '2026-11-04' };
      expect(await again.sync([postFile(changes)])).toEqual({ ...NOTHING, updated: ['sales-tax'] });
      const changed = { ...first, ...changes };
      expect(await again.bySlug('sales-tax')).toEqual(changed);
      expect(await store.bySlug('sales-tax')).toEqual(changed);
    });

    test('is sanitized on the way out, and kept as it was saved', async () => {
      const content = '<p onclick="x">a</p><script>b</script>';
      const store = await storeOf(postFile({ content }));
      expect(await store.bySlug('sales-tax')).toMatchObject({ content: '<p>a</p>' });
      expect(await store.latest()).toMatchObject([{ content: '<p>a</p>' }]);
      const { post } = (await store.postFile('sales-tax')) ?? {};
      expect(post).toEqual(sampleNewPost({ content }));
    });

    test('is not there under a slug that none has', async () => {
      const store = await storeOf(postFile());
      for (const slug of ['sales', '', "' OR 1=1 --", 'sales-tax,is_published.eq.true', '*', '%']) {
        expect(await store.bySlug(slug)).toBeUndefined();
        expect(await store.postFile(slug)).toBeUndefined();
      }
      expect(await store.bySlug('sales-tax')).toBeDefined();
    });
  });

  test.each(['R&D, 50% (new) "quoted"', '%_', 'Tax&is_published=eq.false#x'])(
    'texts and categories may hold what is a sign elsewhere: %s',
    async (text) => {
      const changes = { title: text, excerpt: text, category: text, author_name: text };
      const [other, third] = [postFile({ slug: 'other', ...changes }), postFile({ slug: 'tax' })];
      const store = await storeOf(
        postFile({ ...changes, content: `<p>${text}</p>` }),
        other,
        third,
      );
      const post = await shown(store, 'sales-tax');
      expect(post).toMatchObject(changes);
      expect((await store.postFile('sales-tax'))?.post.content).toBe(`<p>${text}</p>`);
      expect(slugs((await store.list({ category: text, page: 1 })).posts)).toEqual([
        'other',
        'sales-tax',
      ]);
      expect(slugs((await store.onward(post)).related)).toEqual(['other']);
      expect((await store.list({ page: 1 })).categories).toEqual([text, 'Tax'].sort());
    },
  );

  describe('the list', () => {
    test('has the newest first; those of one day in order of slug', async () => {
      const days = { b: '2026-01-02', a2: '2026-01-02', old: '2025-12-31', 'a-b': '2026-01-02' };
      const posts = Object.entries(days).map(([slug, published_at]) =>
        postFile({ slug, published_at }),
      );
      const store = await storeOf(...posts, postFile({ slug: 'new' }));
      const inOrder = ['new', 'a-b', 'a2', 'b', 'old'];
      expect(slugs((await store.list({ page: 1 })).posts)).toEqual(inOrder);
      expect(slugs(await store.cards())).toEqual(inOrder);
      expect(slugs(await store.latest())).toEqual(inOrder);
    });

    test('has pages, of all and of a category that a post has', async () => {
      const payroll = { slug: 'payroll', category: 'Payroll', published_at: TODAY };
      const store = await storeOf(postFile(payroll), ...series(2 * PAGE_SIZE));
      const page = async (page: number, category?: string) => {
        const { posts, hasOlder, chosen } = await store.list({ page, category });
        return { first: posts[0]?.slug, count: posts.length, hasOlder, chosen };
      };
      const [whole, chosen] = [{ count: PAGE_SIZE, hasOlder: true }, undefined];
      expect(await page(1)).toEqual({ ...whole, first: 'payroll', chosen });
      expect(await page(2)).toEqual({ ...whole, first: 'post-23', chosen });
      expect(await page(3)).toEqual({ first: 'post-47', count: 1, hasOlder: false, chosen });
      expect(await page(4)).toEqual({ first: undefined, count: 0, hasOlder: false, chosen });
      expect(await page(1, 'Tax')).toEqual({ ...whole, first: 'post-0', chosen: 'Tax' });
      expect(await page(2, 'Tax')).toMatchObject({ first: 'post-24', hasOlder: false });
      // By which it is looked for as it is written.
      for (const unknown of ['tax', 'Unknown'])
        expect(await page(1, unknown)).toEqual(await page(1));
    });
  });

  test('categories are those of posts that show, each once, in order', async () => {
    const store = await storeOf(
      ...['Tax', 'Payroll', 'Tax', 'Advice'].map((category, place) =>
        postFile({ slug: `post-${place}`, category }),
      ),
      postFile({ slug: 'draft', category: 'Drafts', is_published: false }),
    );
    const { categories } = await store.list({ page: 2 });
    expect(categories).toEqual(['Advice', 'Payroll', 'Tax']);
  });

  test('related posts are the newest of the category, without itself', async () => {
    const payroll = postFile({ slug: 'payroll', category: 'Payroll', published_at: TODAY });
    const store = await storeOf(payroll, ...series(RELATED_LIMIT + 3));
    const { related } = await store.onward(await shown(store, 'post-1'));
    expect(slugs(related)).toEqual(['post-0', 'post-2', 'post-3']);
    expect((await store.onward(await shown(store, 'payroll'))).related).toEqual([]);
  });

  test('the newest posts are whole, as many as a feed holds', async () => {
    const store = await storeOf(...series(FEED_SIZE + 2));
    const latest = await store.latest();
    expect(slugs(latest)).toEqual(Array.from({ length: FEED_SIZE }, (_, place) => `post-${place}`));
    expect(latest[0]).toEqual(await store.bySlug('post-0'));
  });

  test('neighbours are those of the list, one day’s too, without drafts', async () => {
    const published_at = '2026-05-05';
    const store = await storeOf(
      ...['a', 'b', 'c'].map((slug) => postFile({ slug, published_at })),
      postFile({ slug: 'bb', published_at, is_published: false }),
      postFile({ slug: 'oldest', published_at: '2026-04-04', category: 'Payroll' }),
    );
    const inOrder = ['a', 'b', 'c', 'oldest'];
    for (const [place, slug] of inOrder.entries()) {
      const { newer, older } = await store.onward(await shown(store, slug));
      expect([newer?.slug, older?.slug]).toEqual([inOrder[place - 1], inOrder[place + 1]]);
    }
    expect(await store.onward({ slug: 'bb', category: 'None' })).toEqual({ related: [] });
  });

  describe('what does not show', () => {
    const held = { slug: 'held', category: 'Held' };

    test.each([
      ['a draft', { ...held, is_published: false }],
      ['a post of a day to come', { ...held, published_at: TO_COME }],
    ])('%s leaves by no way but the firm’s own', async (_, changes) => {
      const hidden = picture('held/a-01234567-640.webp', 1);
      const store = await storeOf(postFile(), postFile(changes, [hidden]));
      expect(await shownAnywhere(store, 'held', 'Held')).toEqual(['sales-tax']);
      expect(await store.picture(hidden.name)).toBeUndefined();

      expect(slugs(await store.cards()).sort()).toEqual(['held', 'sales-tax']);
      expect(await store.postFile('held')).toEqual(postFile(changes, [hidden]));

      const open = { ...held, published_at: TODAY };
      await store.sync([postFile(), postFile(open, [hidden])]);
      expect(await shownAnywhere(store, 'held', 'Held')).toEqual(['held', 'sales-tax']);
      expect(await store.bySlug('held')).toMatchObject({ published_at: TODAY });
      expect(await store.picture(hidden.name)).toEqual(expect.objectContaining({ length: 1 }));
    });
  });

  describe('pictures', () => {
    const [small, large, other] = [
      picture('sales-tax/a-01234567-640.webp', 0, 255, 92, 120),
      picture('sales-tax/a-01234567-1280.webp', 2),
      picture('sales-tax/b-89abcdef-640.webp', 3),
    ];

    test('come back with their post, byte by byte', async () => {
      const store = await storeOf(postFile({}, [small, large]), postFile({ slug: 'plain' }));
      for (const { name, content } of [small, large]) {
        expect(Buffer.from((await store.picture(name)) ?? [])).toEqual(Buffer.from(content));
      }
      const saved = await store.postFile('sales-tax');
      const byName = [large, small].map(({ name }) => name);
      expect(saved?.pictures.map(({ name }) => name)).toEqual(byName);
      expect(saved?.pictures.map(({ content }) => [...content])).toEqual([[2], [0, 255, 92, 120]]);
      expect((await store.postFile('plain'))?.pictures).toEqual([]);
      expect(await store.picture('sales-tax/a-01234567-1.webp')).toBeUndefined();
    });

    test('are those of the last sync, and go with their post', async () => {
      const store = await storeOf(postFile({}, [small, large]));
      await store.sync([postFile({ content: '<p>New</p>' }, [large, other])]);
      expect(await store.picture(small.name)).toBeUndefined();
      expect(await store.picture(large.name)).toBeDefined();
      expect(await store.picture(other.name)).toBeDefined();
      expect(await store.sync([])).toEqual({ ...NOTHING, removed: ['sales-tax'] });
      expect(await store.picture(large.name)).toBeUndefined();
      expect(await store.cards()).toEqual([]);
      // A slug can be used again after its post has gone.
      await store.sync([postFile({}, [small])]);
      expect((await store.postFile('sales-tax'))?.pictures).toHaveLength(1);
    });
  });

  describe('a sync', () => {
    test('is whole or changes nothing', async () => {
      const store = await empty();
      const unfit = postFile({ slug: 'soon', published_at: 'soon' });
      await expect(store.sync([postFile(), unfit])).rejects.toThrow(/YYYY-MM-DD/);
      expect(await store.cards()).toEqual([]);
      expect(await store.sync([])).toEqual(NOTHING);
    });

    test('by several at once adds each post once', async () => {
      const open = await emptyPlace();
      const stores = await Promise.all(['a', 'b', 'c'].map(() => opened(open)));
      const synced = await Promise.all(stores.map((store) => store.sync(series(3))));
      expect(synced.flatMap(({ added }) => added)).toHaveLength(3);
      expect(await stores[0]?.cards()).toHaveLength(3);
    });
  });
}

const NOTHING = { added: [], updated: [], removed: [] };

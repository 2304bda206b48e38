import { describe, expect, onTestFinished, test } from 'vitest';
import { texasToday } from '../../../base/calendar/texas-time.ts';
import type { NewPost, PostFile, PostPicture } from '../../post.ts';
import type { PostStore } from '../../post-store.ts';
import type { Posts } from '../../posts.ts';
import { sampleNewPost } from '../../testing/posts.ts';

/** Opens a store; others may have it open too. */
export type OpenStore = () => Store | Promise<Store>;

type Store = PostStore & Posts;

/** The day a number of days after today in Texas, YYYY-MM-DD. */
export const dayFromToday = (days: number) =>
  Temporal.PlainDate.from(texasToday()).add({ days }).toString();

// Two days apart, so that midnight during a test does not matter.
const TODAY = dayFromToday(0);
const TO_COME = dayFromToday(2);

const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

const postFile = (changes: Partial<NewPost> = {}, pictures: PostPicture[] = []): PostFile => ({
  post: sampleNewPost(changes),
  pictures,
});

const picture = (name: string, ...content: number[]): PostPicture => ({
  name,
  content: Uint8Array.from(content),
});

/**
 * Defines the tests that every store of posts must pass (see `PostStore`), in the calling file.
 *
 * @param emptyPlace creates an empty store, and resolves to a function that opens it
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
  /** The slugs of all posts that a visitor can reach in any way. */
  async function shownAnywhere(store: Store, slug: string, category: string) {
    const lists = [{ page: 1 }, { page: 1, category }].map((query) => store.list(query));
    const anywhere = [
      ...(await Promise.all(lists)).flatMap(({ posts }) => posts),
      await store.bySlug(slug),
      // A post that is not in the store, so that no post is left out.
      ...(await store.relatedTo({ slug: 'nobodys', category })).related,
      ...(await store.latest()),
    ];
    return [...new Set(anywhere.flatMap((post) => post?.slug ?? []))];
  }

  describe('a post', () => {
    test('a post is read as it was saved, with an id that stays', async () => {
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

    test('a post is sanitized when read, and stored as it was saved', async () => {
      const content = '<p onclick="x">a</p><script>b</script>';
      const store = await storeOf(postFile({ content }));
      expect(await store.bySlug('sales-tax')).toMatchObject({ content: '<p>a</p>' });
      expect(await store.latest()).toMatchObject([{ content: '<p>a</p>' }]);
      const { post } = (await store.postFile('sales-tax')) ?? {};
      expect(post).toEqual(sampleNewPost({ content }));
    });

    test('an unknown slug has no post', async () => {
      const store = await storeOf(postFile());
      for (const slug of ['sales', '', "' OR 1=1 --", 'sales-tax,is_published.eq.true', '*', '%']) {
        expect(await store.bySlug(slug)).toBeUndefined();
        expect(await store.postFile(slug)).toBeUndefined();
      }
      expect(await store.bySlug('sales-tax')).toBeDefined();
    });
  });

  test('posts are sorted newest first, and by slug within a day', async () => {
    const days = { b: '2026-01-02', a2: '2026-01-02', old: '2025-12-31', 'a-b': '2026-01-02' };
    const posts = Object.entries(days).map(([slug, published_at]) =>
      postFile({ slug, published_at }),
    );
    const store = await storeOf(...posts, postFile({ slug: 'new' }));
    expect(slugs(await store.cards())).toEqual(['new', 'a-b', 'a2', 'b', 'old']);
  });

  describe('drafts and scheduled posts', () => {
    const held = { slug: 'held', category: 'Held' };

    test.each([
      ['a draft', { ...held, is_published: false }],
      ['a scheduled post', { ...held, published_at: TO_COME }],
    ])('%s is returned only by cards() and postFile()', async (_, changes) => {
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

    test('pictures are read with their post, byte by byte', async () => {
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

    test('a post has the pictures of the last sync, which are removed with it', async () => {
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
    test('a sync with an invalid post changes nothing', async () => {
      const store = await empty();
      const unfit = postFile({ slug: 'soon', published_at: 'soon' });
      await expect(store.sync([postFile(), unfit])).rejects.toThrow(/YYYY-MM-DD/);
      expect(await store.cards()).toEqual([]);
      expect(await store.sync([])).toEqual(NOTHING);
    });

    test('concurrent syncs of a post add it once', async () => {
      const open = await emptyPlace();
      const stores = await Promise.all(['a', 'b', 'c'].map(() => opened(open)));
      const synced = await Promise.all(stores.map((store) => store.sync([postFile()])));
      expect(synced.flatMap(({ added }) => added)).toEqual(['sales-tax']);
      expect(await stores[0]?.cards()).toHaveLength(1);
    });
  });
}

const NOTHING = { added: [], updated: [], removed: [] };

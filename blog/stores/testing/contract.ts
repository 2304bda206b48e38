import { describe, expect, onTestFinished, test } from 'vitest';
import { texasToday } from '../../../base/calendar/texas-time.ts';
import type { Article, Manuscript, Picture } from '../../post.ts';
import type { PostStore } from '../../post-store.ts';
import { FEED_SIZE, PAGE_SIZE, RELATED_LIMIT } from '../../posts.ts';
import { sampleArticle } from '../../testing.ts';

/** Opens a store where others may have it open too. */
export type OpenStore = () => PostStore | Promise<PostStore>;

/** The day so many days after today in Texas. */
export const dayFromToday = (days: number) =>
  Temporal.PlainDate.from(texasToday()).add({ days }).toString();

// Far enough apart that midnight changes neither.
const TODAY = dayFromToday(0);
const TO_COME = dayFromToday(2);

const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

const manuscript = (changes: Partial<Article> = {}, pictures: Picture[] = []): Manuscript => ({
  article: sampleArticle(changes),
  pictures,
});

const picture = (name: string, ...content: number[]): Picture => ({
  name,
  content: Uint8Array.from(content),
});

/** So many published articles, a day between each two, the newest first. */
const series = (count: number, changes: Partial<Article> = {}) =>
  Array.from({ length: count }, (_, place) =>
    manuscript({
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
  async function opened(open: OpenStore): Promise<PostStore> {
    const store = await open();
    onTestFinished(() => store.close());
    return store;
  }
  const empty = async () => opened(await emptyPlace());
  async function storeOf(...manuscripts: Manuscript[]): Promise<PostStore> {
    const store = await empty();
    await store.save(manuscripts);
    return store;
  }
  /** The published post of a slug. */
  async function shown(store: PostStore, slug: string) {
    const post = await store.bySlug(slug);
    if (!post) throw new Error(`expected the post ${slug}`);
    return post;
  }
  /** Every way by which a reader may come to a post: the slugs of the posts that are there. */
  async function shownAnywhere(store: PostStore, slug: string, category: string) {
    const lists = [{ page: 1 }, { page: 1, category }].map((place) => store.list(place));
    const anywhere = [
      ...(await Promise.all(lists)).flatMap(({ posts }) => posts),
      await store.bySlug(slug),
      // A post that is in no store has none of its own to leave out.
      ...(await store.related({ id: NOBODYS_ID, category })),
      ...Object.values(await store.neighbours({ slug: 'a', published_at: '2000-01-01' })),
      ...Object.values(await store.neighbours({ slug: 'a', published_at: '9999-01-01' })),
      ...(await store.latest()),
    ];
    return [...new Set(anywhere.flatMap((post) => post?.slug ?? []))];
  }

  describe('a post', () => {
    test('comes back as it was saved, with an id that stays', async () => {
      const open = await emptyPlace();
      const store = await opened(open);
      expect(await store.save([manuscript()])).toEqual(['added']);
      const first = await store.bySlug('sales-tax');
      expect(first).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), ...sampleArticle() });

      const again = await opened(open);
      expect(await again.save([manuscript()])).toEqual(['unchanged']);
      const changes = { title: 'New', image_url: '/a.jpg' };
      expect(await again.save([manuscript(changes)])).toEqual(['updated']);
      const changed = { ...first, ...changes, modified_at: expect.any(String) };
      expect(await again.bySlug('sales-tax')).toEqual(changed);
      expect(await store.bySlug('sales-tax')).toEqual(changed);
    });

    test('is sanitized on the way out, and kept as it was saved', async () => {
      const content = '<p onclick="x">a</p><script>b</script>';
      const store = await storeOf(manuscript({ content }));
      expect(await store.bySlug('sales-tax')).toMatchObject({ content: '<p>a</p>' });
      expect(await store.draft('sales-tax')).toMatchObject({ content: '<p>a</p>' });
      expect(await store.latest()).toMatchObject([{ content: '<p>a</p>' }]);
      const { article } = (await store.manuscript('sales-tax')) ?? {};
      expect(article).toEqual(sampleArticle({ content }));
    });

    test('is not there under a slug that none has', async () => {
      const store = await storeOf(manuscript());
      for (const slug of ['sales', '', "' OR 1=1 --", 'sales-tax,is_published.eq.true', '*', '%']) {
        expect(await store.bySlug(slug)).toBeUndefined();
        expect(await store.draft(slug)).toBeUndefined();
        expect(await store.manuscript(slug)).toBeUndefined();
        expect(await store.setPublished(slug, false)).toBe(false);
        expect(await store.schedule(slug, TODAY)).toBe(false);
        expect(await store.delete(slug)).toBe(false);
      }
      expect(await store.bySlug('sales-tax')).toBeDefined();
    });

    test('is gone when deleted', async () => {
      const store = await storeOf(manuscript());
      expect(await store.delete('sales-tax')).toBe(true);
      expect(await shownAnywhere(store, 'sales-tax', 'Tax')).toEqual([]);
      expect(await store.isEmpty()).toBe(true);
      expect(await store.delete('sales-tax')).toBe(false);
    });
  });

  test.each([
    'R&D, 50% (new) "quoted"',
    "O'Neill",
    'a,b',
    '(a)',
    '"',
    '\\',
    '\\"',
    '*',
    '%_',
    'a.eq.b',
    'null',
    'true',
    '{a,b}',
    'Tax&is_published=eq.false#x',
    'Über 税金 👩🏽‍💼',
    '+ /?:;=',
  ])('texts and categories may hold what is a sign elsewhere: %s', async (text) => {
    const changes = { title: text, excerpt: text, category: text, author_name: text };
    const [other, third] = [manuscript({ slug: 'other', ...changes }), manuscript({ slug: 'tax' })];
    const store = await storeOf(
      manuscript({ ...changes, content: `<p>${text}</p>` }),
      other,
      third,
    );
    const post = await shown(store, 'sales-tax');
    expect(post).toMatchObject(changes);
    expect((await store.manuscript('sales-tax'))?.article.content).toBe(`<p>${text}</p>`);
    expect(slugs((await store.list({ category: text, page: 1 })).posts)).toEqual([
      'other',
      'sales-tax',
    ]);
    expect(slugs(await store.related(post))).toEqual(['other']);
    expect(await store.categories()).toEqual([text, 'Tax'].sort());
  });

  describe('the list', () => {
    test('has the newest first; those of one day in order of slug', async () => {
      const days = { b: '2026-01-02', a2: '2026-01-02', old: '2025-12-31', 'a-b': '2026-01-02' };
      const articles = Object.entries(days).map(([slug, published_at]) =>
        manuscript({ slug, published_at }),
      );
      const store = await storeOf(...articles, manuscript({ slug: 'new' }));
      const inOrder = ['new', 'a-b', 'a2', 'b', 'old'];
      expect(slugs((await store.list({ page: 1 })).posts)).toEqual(inOrder);
      expect(slugs(await store.all())).toEqual(inOrder);
      expect(slugs(await store.latest())).toEqual(inOrder);
    });

    test('has pages, of all and of a category', async () => {
      const payroll = { slug: 'payroll', category: 'Payroll', published_at: TODAY };
      const store = await storeOf(manuscript(payroll), ...series(2 * PAGE_SIZE));
      const page = async (page: number, category?: string) => {
        const { posts, hasOlder } = await store.list({ page, category });
        return { first: posts[0]?.slug, count: posts.length, hasOlder };
      };
      expect(await page(1)).toEqual({ first: 'payroll', count: PAGE_SIZE, hasOlder: true });
      expect(await page(2)).toEqual({ first: 'post-23', count: PAGE_SIZE, hasOlder: true });
      expect(await page(3)).toEqual({ first: 'post-47', count: 1, hasOlder: false });
      expect(await page(4)).toEqual({ first: undefined, count: 0, hasOlder: false });
      expect(await page(99)).toEqual({ first: undefined, count: 0, hasOlder: false });
      expect(await page(1, 'Tax')).toEqual({ first: 'post-0', count: PAGE_SIZE, hasOlder: true });
      expect(await page(2, 'Tax')).toEqual({ first: 'post-24', count: PAGE_SIZE, hasOlder: false });
      expect(await page(1, 'Payroll')).toEqual({ first: 'payroll', count: 1, hasOlder: false });
      expect(await page(1, 'Unknown')).toEqual({ first: undefined, count: 0, hasOlder: false });
      // By which it is looked for as it is written.
      expect(await page(1, 'tax')).toEqual({ first: undefined, count: 0, hasOlder: false });
    });

    test('has what a card shows', async () => {
      const { content: _, ...card } = sampleArticle({ image_url: '/a.jpg' });
      const store = await storeOf(manuscript({ image_url: '/a.jpg' }));
      expect((await store.list({ page: 1 })).posts).toEqual([expect.objectContaining(card)]);
      expect(await store.all()).toEqual([expect.objectContaining(card)]);
    });

    test('of every post is whole, however many there are', async () => {
      const store = await storeOf(...series(1_200));
      expect(slugs(await store.all())).toEqual(
        Array.from({ length: 1_200 }, (_, place) => `post-${place}`),
      );
    });
  });

  test('categories are those of posts that show, each once, in order', async () => {
    const store = await storeOf(
      ...['Tax', 'Payroll', 'Tax', 'Advice'].map((category, place) =>
        manuscript({ slug: `post-${place}`, category }),
      ),
      manuscript({ slug: 'draft', category: 'Drafts', is_published: false }),
      manuscript({ slug: 'to-come', category: 'Future', published_at: TO_COME }),
    );
    expect(await store.categories()).toEqual(['Advice', 'Payroll', 'Tax']);
  });

  test('related posts are the newest of the category, without itself', async () => {
    const payroll = manuscript({ slug: 'payroll', category: 'Payroll', published_at: TODAY });
    const store = await storeOf(payroll, ...series(RELATED_LIMIT + 3));
    expect(slugs(await store.related(await shown(store, 'post-1')))).toEqual([
      'post-0',
      'post-2',
      'post-3',
    ]);
    expect(await store.related(await shown(store, 'payroll'))).toEqual([]);
  });

  test('the newest posts are whole, as many as a feed holds', async () => {
    const store = await storeOf(...series(FEED_SIZE + 2));
    const latest = await store.latest();
    expect(slugs(latest)).toEqual(Array.from({ length: FEED_SIZE }, (_, place) => `post-${place}`));
    expect(latest[0]).toEqual(await store.bySlug('post-0'));
  });

  test('neighbours are those of the list, one day’s too, without drafts', async () => {
    const day = '2026-05-05';
    const store = await storeOf(
      manuscript({ slug: 'newest', published_at: '2026-06-06' }),
      ...['a', 'b', 'c'].map((slug) =>
        manuscript({ slug, title: `Post ${slug}`, published_at: day }),
      ),
      manuscript({ slug: 'bb', published_at: day, is_published: false }),
      manuscript({ slug: 'oldest', published_at: '2026-04-04', category: 'Payroll' }),
      manuscript({ slug: 'to-come', published_at: TO_COME }),
    );
    const inOrder = ['newest', 'a', 'b', 'c', 'oldest'];
    for (const [place, slug] of inOrder.entries()) {
      const { newer, older } = await store.neighbours(await shown(store, slug));
      expect([newer?.slug, older?.slug]).toEqual([inOrder[place - 1], inOrder[place + 1]]);
    }
    expect(await store.neighbours({ slug: 'b', published_at: day })).toEqual({
      newer: { slug: 'a', title: 'Post a' },
      older: { slug: 'c', title: 'Post c' },
    });
  });

  describe('what does not show', () => {
    const held = { slug: 'held', category: 'Held' };

    test.each([
      ['a draft', { ...held, is_published: false }],
      ['a post of a day to come', { ...held, published_at: TO_COME }],
    ])('%s leaves by no way but the firm’s own', async (_, changes) => {
      const hidden = picture('held/a-01234567-640.webp', 1);
      const store = await storeOf(manuscript(), manuscript(changes, [hidden]));
      expect(await shownAnywhere(store, 'held', 'Held')).toEqual(['sales-tax']);
      expect(await store.categories()).toEqual(['Tax']);
      expect(await store.picture(hidden.name)).toBeUndefined();

      expect(slugs(await store.all()).sort()).toEqual(['held', 'sales-tax']);
      expect(await store.draft('held')).toMatchObject(changes);
      expect(await store.manuscript('held')).toEqual(manuscript(changes, [hidden]));
      expect(await store.isEmpty()).toBe(false);

      expect(await store.schedule('held', TODAY)).toBe(true);
      expect(await shownAnywhere(store, 'held', 'Held')).toEqual(['held', 'sales-tax']);
      expect(await store.bySlug('held')).toMatchObject({ published_at: TODAY });
      expect(await store.categories()).toEqual(['Held', 'Tax']);
      expect(await store.picture(hidden.name)).toEqual(expect.objectContaining({ length: 1 }));
    });

    test('is shown and hidden by hand', async () => {
      const store = await storeOf(manuscript({ ...held, is_published: false }), manuscript());
      expect(await store.setPublished('held', true)).toBe(true);
      expect(await store.bySlug('held')).toMatchObject({ is_published: true });
      expect(await store.setPublished('sales-tax', false)).toBe(true);
      expect(await shownAnywhere(store, 'sales-tax', 'Tax')).toEqual(['held']);
      expect(await store.setPublished('missing', true)).toBe(false);
    });

    test('is what was scheduled for later, though it was shown', async () => {
      const store = await storeOf(manuscript());
      expect(await store.schedule('sales-tax', TO_COME)).toBe(true);
      expect(await shownAnywhere(store, 'sales-tax', 'Tax')).toEqual([]);
      expect(await store.all()).toMatchObject([{ published_at: TO_COME, is_published: true }]);
      await expect(store.schedule('sales-tax', 'soon')).rejects.toThrow();
      expect(await store.all()).toMatchObject([{ published_at: TO_COME }]);
    });
  });

  describe('pictures', () => {
    const [small, large, other] = [
      picture('sales-tax/a-01234567-640.webp', 0, 255, 92, 120),
      picture('sales-tax/a-01234567-1280.webp', 2),
      picture('sales-tax/b-89abcdef-640.webp', 3),
    ];

    test('come back with their post, byte by byte', async () => {
      const store = await storeOf(manuscript({}, [small, large]), manuscript({ slug: 'plain' }));
      for (const { name, content } of [small, large]) {
        expect(Buffer.from((await store.picture(name)) ?? [])).toEqual(Buffer.from(content));
      }
      const saved = await store.manuscript('sales-tax');
      const byName = [large, small].map(({ name }) => name);
      expect(saved?.pictures.map(({ name }) => name)).toEqual(byName);
      expect(saved?.pictures.map(({ content }) => [...content])).toEqual([[2], [0, 255, 92, 120]]);
      expect((await store.manuscript('plain'))?.pictures).toEqual([]);
      expect(await store.picture('sales-tax/a-01234567-1.webp')).toBeUndefined();
    });

    test('are those of the last save, and go with their post', async () => {
      const store = await storeOf(manuscript({}, [small, large]));
      await store.save([manuscript({ content: '<p>New</p>' }, [large, other])]);
      expect(await store.picture(small.name)).toBeUndefined();
      expect(await store.picture(large.name)).toBeDefined();
      expect(await store.picture(other.name)).toBeDefined();
      await store.setPublished('sales-tax', false);
      expect(await store.picture(large.name)).toBeUndefined();
      await store.setPublished('sales-tax', true);
      await store.delete('sales-tax');
      expect(await store.picture(large.name)).toBeUndefined();
      // A slug can be used again after its post was deleted.
      expect(await store.save([manuscript({}, [small])])).toEqual(['added']);
      expect((await store.manuscript('sales-tax'))?.pictures).toHaveLength(1);
    });
  });

  describe('what was published or hidden by hand', () => {
    test.each([true, false])('holds while the article says %s as before', async (is_published) => {
      const store = await storeOf(manuscript({ is_published }));
      expect(await store.setAgainstArticle()).toEqual([]);
      await store.setPublished('sales-tax', !is_published);
      expect(await store.setAgainstArticle()).toEqual([
        { slug: 'sales-tax', isPublished: !is_published, scheduledFor: undefined },
      ]);
      expect(await store.save([manuscript({ is_published })])).toEqual(['unchanged']);
      expect(await store.save([manuscript({ is_published, title: 'New' })])).toEqual(['updated']);
      expect(await store.all()).toMatchObject([{ title: 'New', is_published: !is_published }]);
    });

    test.each([true, false])(
      'gives way when the article says otherwise than %s',
      async (is_published) => {
        const store = await storeOf(manuscript({ is_published }));
        await store.setPublished('sales-tax', !is_published);
        expect(await store.save([manuscript({ is_published: !is_published })])).toEqual([
          'updated',
        ]);
        expect(await store.all()).toMatchObject([{ is_published: !is_published }]);
        expect(await store.save([manuscript({ is_published })])).toEqual(['updated']);
        expect(await store.all()).toMatchObject([{ is_published }]);
        expect(await store.setAgainstArticle()).toEqual([]);
      },
    );
  });

  test('a date given by hand holds until the article gives another', async () => {
    const store = await storeOf(manuscript({ is_published: false }), manuscript({ slug: 'a' }));
    await store.schedule('sales-tax', TO_COME);
    expect(await store.setAgainstArticle()).toEqual([
      { slug: 'sales-tax', isPublished: true, scheduledFor: TO_COME },
    ]);
    const changed = { is_published: false, title: 'New' };
    expect(await store.save([manuscript(changed)])).toEqual(['updated']);
    const held = { title: 'New', published_at: TO_COME, is_published: true };
    expect(await store.draft('sales-tax')).toMatchObject(held);
    const dated = { ...changed, published_at: '2026-11-04' };
    expect(await store.save([manuscript(dated)])).toEqual(['updated']);
    const given = { published_at: '2026-11-04', is_published: true };
    expect(await store.draft('sales-tax')).toMatchObject(given);
    expect(await store.setAgainstArticle()).toEqual([
      { slug: 'sales-tax', isPublished: true, scheduledFor: undefined },
    ]);
  });

  describe('the day of the last change', () => {
    const lastChange = async (store: PostStore) =>
      (await store.manuscript('sales-tax'))?.article.modified_at;
    const saved = async (store: PostStore, changes: Partial<Article>) => [
      ...(await store.save([manuscript(changes)])),
      await lastChange(store),
    ];

    test.each<Partial<Article>>([
      { title: 'New' },
      { excerpt: 'New' },
      { content: '<p>New</p>' },
      { image_url: '/new.jpg' },
      { author_name: 'New' },
      { author_title: 'New' },
    ])('is today with %j', async (changes) => {
      const store = await storeOf(manuscript());
      const before = texasToday();
      await store.save([manuscript(changes)]);
      const modified_at = await lastChange(store);
      expect([before, texasToday()]).toContain(modified_at);
      expect(await store.bySlug('sales-tax')).toMatchObject({ modified_at });
      expect((await store.list({ page: 1 })).posts).toMatchObject([{ modified_at }]);
      expect(await saved(store, changes)).toEqual(['unchanged', modified_at]);
    });

    test('is none as long as the text stays', async () => {
      const store = await storeOf(manuscript());
      expect(await saved(store, {})).toEqual(['unchanged', null]);
      expect(await saved(store, { category: 'Payroll' })).toEqual(['updated', null]);
      expect(await saved(store, { denomination: '941' })).toEqual(['updated', null]);
      expect(await saved(store, { published_at: '2026-11-04' })).toEqual(['updated', null]);
      await store.setPublished('sales-tax', false);
      await store.schedule('sales-tax', TODAY);
      expect(await lastChange(store)).toBeNull();
    });

    test('is what the article newly says', async () => {
      const store = await storeOf(manuscript({ modified_at: '2026-11-05' }));
      expect(await lastChange(store)).toBe('2026-11-05');
      const [given, other] = [{ modified_at: '2026-11-06' }, { modified_at: '2026-11-07' }];
      expect(await saved(store, given)).toEqual(['updated', '2026-11-06']);
      expect(await saved(store, given)).toEqual(['unchanged', '2026-11-06']);
      expect(await saved(store, {})).toEqual(['updated', '2026-11-06']);
      expect(await saved(store, { ...other, title: 'New' })).toEqual(['updated', '2026-11-07']);
    });

    const given = { modified_at: '2026-11-05' };
    test.each([
      ['the article', [manuscript(given)]],
      ['an export', [manuscript(given), manuscript()]],
    ])('is today where the text is another, though %s said the day before', async (_, first) => {
      const store = await storeOf(...first);
      const before = texasToday();
      const changed = { ...given, title: 'New' };
      expect(await saved(store, changed)).toEqual(['updated', expect.any(String)]);
      const today = await lastChange(store);
      expect([before, texasToday()]).toContain(today);
      expect(await saved(store, changed)).toEqual(['unchanged', today]);
    });
  });

  describe('articles are saved', () => {
    test('all or none', async () => {
      const store = await empty();
      const unfit = manuscript({ slug: 'soon', published_at: 'soon' });
      await expect(store.save([manuscript(), unfit])).rejects.toThrow(/YYYY-MM-DD/);
      await expect(store.seed([manuscript(), unfit])).rejects.toThrow(/YYYY-MM-DD/);
      expect(await store.isEmpty()).toBe(true);
      expect(await store.save([])).toEqual([]);
      const three = [manuscript(), manuscript({ slug: 'a' }), manuscript()];
      expect(await store.save(three)).toEqual(['added', 'added', 'unchanged']);
    });

    test('as seed where there is nothing, not even a draft, and once', async () => {
      const store = await empty();
      const draft = manuscript({ is_published: false });
      expect(await store.seed([draft, manuscript({ slug: 'a' })])).toBe(2);
      expect(await store.seed([manuscript({ slug: 'other' })])).toBe(0);
      await store.delete('a');
      expect(await store.seed([manuscript({ slug: 'other' })])).toBe(0);
      expect(slugs(await store.all())).toEqual(['sales-tax']);
    });

    test('as seed by one of several at once', async () => {
      const open = await emptyPlace();
      const stores = await Promise.all(['a', 'b', 'c'].map(() => opened(open)));
      const seeded = stores.map((store, place) => store.seed([manuscript({ slug: `s-${place}` })]));
      expect((await Promise.all(seeded)).sort()).toEqual([0, 0, 1]);
      expect(await stores[0]?.all()).toHaveLength(1);
    });
  });
}

const NOBODYS_ID = '00000000-0000-4000-8000-000000000000';

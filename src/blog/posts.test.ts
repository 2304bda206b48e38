import { expect, test, vi } from 'vitest';
import type { Post } from './post.ts';
import { createPosts, FEED_SIZE, PAGE_SIZE, RELATED_LIMIT } from './posts.ts';
import { samplePost } from './testing/posts.ts';

/** Posts from a store with these rows, and spies on the store's reads. */
function setUp(...stored: Post[]) {
  const cards = vi.fn(async () => stored);
  const some = vi.fn(async (slugs: readonly string[]) =>
    stored.filter(({ slug }) => slugs.includes(slug)),
  );
  const picture = async (name: string) =>
    name === 'sales-tax/a-01234567-640.webp' ? Uint8Array.of(1) : undefined;
  const store = { cards, posts: some, picture, version: () => undefined, close: () => {} };
  return { cards, some, posts: createPosts(() => store, { today: () => '2026-11-20' }) };
}

const series = (count: number) =>
  Array.from({ length: count }, (_, index) => samplePost({ slug: `post-${index}` }));
const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

test('the list has pages of all posts, and of a known category', async () => {
  const payroll = samplePost({ slug: 'payroll', category: 'Payroll' });
  const { posts } = setUp(payroll, ...series(2 * PAGE_SIZE));
  const page = async (page: number, category?: string) => {
    const { posts: listed, hasOlder, chosen } = await posts.list({ page, category });
    return [listed[0]?.slug, listed.length, hasOlder, chosen];
  };
  expect(await page(1)).toEqual(['payroll', PAGE_SIZE, true, undefined]);
  expect(await page(3)).toEqual(['post-47', 1, false, undefined]);
  expect(await page(4)).toEqual([undefined, 0, false, undefined]);
  expect(await page(2, 'Tax')).toEqual(['post-24', PAGE_SIZE, false, 'Tax']);
  // A category matches only in its exact spelling.
  for (const unknown of ['tax', 'Unknown']) expect(await page(1, unknown)).toEqual(await page(1));
});

test('the list has the categories of visible posts, each once, sorted', async () => {
  const { posts } = setUp(
    ...['Tax', 'Payroll', 'Tax', '"a, b"'].map((category) => samplePost({ category })),
    samplePost({ category: 'Drafts', is_published: false }),
    samplePost({ category: 'To come', published_at: '2026-11-21' }),
  );
  const { categories } = await posts.list({ page: 2 });
  expect(categories).toEqual(['"a, b"', 'Payroll', 'Tax']);
});

test('relatedTo finds the newest posts of the category and the neighbors in the list', async () => {
  const [first, ...others] = series(RELATED_LIMIT + 3);
  if (!first) throw new Error('expected a post');
  const draft = samplePost({ slug: 'draft', is_published: false });
  const payroll = samplePost({ slug: 'payroll', category: 'Payroll' });
  const { posts } = setUp(first, draft, ...others, payroll);
  const onward = await posts.relatedTo({ slug: 'post-1', category: 'Tax' });
  expect(slugs(onward.related)).toEqual(['post-0', 'post-2', 'post-3']);
  expect([onward.newer?.slug, onward.older?.slug]).toEqual(['post-0', 'post-2']);
  expect(await posts.relatedTo(payroll)).toMatchObject({ related: [], older: undefined });
  expect(await posts.relatedTo({ slug: 'draft', category: 'None' })).toEqual({ related: [] });
});

test('latest returns the newest FEED_SIZE posts', async () => {
  const { posts } = setUp(...series(FEED_SIZE + 2));
  expect(slugs(await posts.latest())).toEqual(slugs(series(FEED_SIZE)));
});

test('reading an unknown picture reads no post, and a known one only its own post', async () => {
  const { cards, some, posts } = setUp(samplePost());
  expect(await posts.picture('sales-tax/a-89abcdef-640.webp')).toBeUndefined();
  expect(some).not.toHaveBeenCalled();
  expect(await posts.picture('sales-tax/a-01234567-640.webp')).toHaveLength(1);
  expect(some).toHaveBeenCalledExactlyOnceWith(['sales-tax']);
  expect(cards).not.toHaveBeenCalled();
});

test('all reads the store once', async () => {
  const { cards, posts } = setUp(...series(PAGE_SIZE + 1));
  expect(await posts.all()).toHaveLength(PAGE_SIZE + 1);
  expect(cards).toHaveBeenCalledOnce();
});

test.each([
  ['later', '2026-11-04', '2026-11-04'],
  // It was a draft then.
  ['before its date', '2026-11-02', null],
  ['in the future', '2026-11-21', null],
])('a post changed %s has the expected modified_at', async (_, modified_at, day) => {
  const { posts } = setUp(samplePost({ modified_at }));
  expect(await posts.bySlug('sales-tax')).toMatchObject({ modified_at: day });
});

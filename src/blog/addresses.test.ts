import { expect, test, vi } from 'vitest';
import { canonicalListAddress, listQuery, requestedPage } from './addresses.ts';
import { fakePosts, NO_LIST } from './testing/posts.ts';

const asked = (query: string) => new URLSearchParams(query);

test.each([
  ['', 1],
  ['page=2', 2],
  ['page=9999', 9_999],
  ['page=10000', 1],
  ['page=02', 1],
  ['page=2&page=3', 2],
])('the query %j requests page %d', (query, page) => {
  expect(requestedPage(asked(query))).toEqual({ category: undefined, page });
});

test.each([
  ['a name', 'category=R%26D+%2B', 'R&D +'],
  ['201 characters', `category=${'a'.repeat(201)}`, undefined],
  ['the character zero', 'category=Tax%00', undefined],
  ['a control character beyond ASCII', 'category=T%C2%85ax', undefined],
  ['two categories', 'category=Tax&category=Payroll', 'Tax'],
])('the category of a query with %s is the expected one', (_, query, category) => {
  expect(requestedPage(asked(query))).toEqual({ category, page: 1 });
});

test.each([
  [{ page: 1 }, ''],
  [{ category: 'R&D +', page: 12 }, '?category=R%26D+%2B&page=12'],
])('the list page %j has the query %j', (place, query) => {
  expect(listQuery(place)).toBe(query);
  expect(requestedPage(asked(query))).toEqual({ category: undefined, ...place });
});

const posts = fakePosts({
  list: async ({ category = '' }) => ({
    ...NO_LIST,
    chosen: ['Payroll', 'R&D'].includes(category) ? category : undefined,
  }),
});

test.each([
  ['page=2&utm=x&page=3', '/blog?page=2'],
  ['category=Payroll&page=1', '/blog?category=Payroll'],
  ['page=2&category=%52%26D', '/blog?category=R%26D&page=2'],
  ['category=Gossip', '/blog'],
  ['category=payroll', '/blog'],
])('the list page for %j has the canonical address %s', async (query, address) => {
  expect(await canonicalListAddress(asked(query), posts)).toBe(address);
});

test('canonicalListAddress reads posts only for a query with a valid category', async () => {
  const list = vi.fn(() => Promise.reject(new Error('disk I/O error')));
  expect(await canonicalListAddress(asked('page=2'), { list })).toBe('/blog?page=2');
  const long = asked(`category=${'a'.repeat(201)}`);
  expect(await canonicalListAddress(long, { list })).toBe('/blog');
  const read = canonicalListAddress(asked('category=Payroll'), { list });
  await expect(read).rejects.toThrow('disk I/O error');
});

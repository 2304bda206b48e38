import { expect, test, vi } from 'vitest';
import { PostReader, PostRowError } from './read-post.ts';
import { samplePost } from './testing/posts.ts';

const bad = { ...samplePost({ id: '2', slug: 'bad' }), published_at: 'soon' };
const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

function setUp() {
  const reportError = vi.fn();
  return { reportError, reader: new PostReader({ reportError }) };
}

test('an invalid row is skipped and logged; the other rows are read', () => {
  const { reportError, reader } = setUp();
  const rows = [samplePost(), bad, samplePost({ id: '3', slug: 'last' })];
  expect(slugs(reader.posts(rows))).toEqual(['sales-tax', 'last']);
  expect(slugs(reader.cards(rows))).toEqual(['sales-tax', 'last']);
  const error = new PostRowError(
    'post "bad": published_at: expected a date written YYYY-MM-DD, such as 2026-12-01',
  );
  expect(reportError).toHaveBeenCalledWith('a post cannot be shown', error);
  reader.cards([{ ...bad, slug: 'A'.repeat(5_000) }]);
  expect(reportError.mock.lastCall?.[1].message.length).toBeLessThan(500);
});

test.each([
  ['an id that is a number', { id: 7 }, { id: '7' }],
  [
    'no picture, excerpt or author’s title',
    { image_url: '', excerpt: null, author_title: null },
    { image_url: null, excerpt: '', author_title: '' },
  ],
  ['a denomination that is too long', { denomination: '$1,250,000' }, { denomination: null }],
  ['an unknown column', { reviewed: true }, {}],
])('a row with %s is read', (_, columns, fields) => {
  const { reportError, reader } = setUp();
  const { content: __, ...card } = samplePost(fields);
  expect(reader.posts([{ ...samplePost(), ...columns }])).toEqual([samplePost(fields)]);
  expect(reader.cards([{ ...samplePost(), ...columns }])).toEqual([card]);
  expect(reportError).not.toHaveBeenCalled();
});

test.each([
  ['an invalid slug', samplePost({ slug: '../admin' })],
  ['text instead of a flag', { ...samplePost(), is_published: 'yes' }],
  ['more HTML than can be sanitized in time', samplePost({ content: 'a'.repeat(1_000_001) })],
])('a row with %s is skipped', (_, row) => {
  expect(setUp().reader.posts([row])).toEqual([]);
});

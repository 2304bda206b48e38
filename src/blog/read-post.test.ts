import { expect, test, vi } from 'vitest';
import { PostReader, PostRowError } from './read-post.ts';
import { samplePost } from './testing.ts';

const bad = { ...samplePost({ id: '2', slug: 'bad' }), published_at: 'soon' };
const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

function setUp() {
  const logFault = vi.fn();
  return { logFault, reader: new PostReader({ logFault }) };
}

test('a row that is no post is left out and logged once; the others are read', () => {
  const { logFault, reader } = setUp();
  const rows = [samplePost(), bad, samplePost({ id: '3', slug: 'last' })];
  for (const _ of [1, 2]) {
    expect(slugs(reader.all(rows))).toEqual(['sales-tax', 'last']);
    expect(slugs(reader.cards(rows))).toEqual(['sales-tax', 'last']);
    expect(reader.one(bad)).toBeUndefined();
  }
  const error = new PostRowError(
    'post "bad": published_at: expected a date written YYYY-MM-DD, such as 2026-12-01',
  );
  expect(logFault).toHaveBeenCalledExactlyOnceWith('a post cannot be shown', error);
});

test('a table full of wrong rows does not fill the memory, nor does a long one the log', () => {
  const { logFault, reader } = setUp();
  const rows = Array.from({ length: 1_100 }, (_, id) => ({ ...bad, slug: `bad-${id}` }));
  reader.cards([{ ...bad, slug: 'A'.repeat(5_000) }, ...rows]);
  expect(logFault).toHaveBeenCalledTimes(1_000);
  expect(logFault.mock.calls[0]?.[1].message.length).toBeLessThan(500);
});

test.each([
  ['an id that is a number', { id: 7 }, { id: '7' }],
  [
    'a post without picture, excerpt or author’s title',
    { image_url: '', excerpt: null, author_title: null },
    { image_url: null, excerpt: '', author_title: '' },
  ],
  [
    'a figure that is too long for its picture',
    { denomination: '$1,250,000' },
    { denomination: null },
  ],
  ['columns of the firm’s own', { reviewed: true }, {}],
])('%s is read', (_, columns, fields) => {
  const { logFault, reader } = setUp();
  const { content: __, ...card } = samplePost(fields);
  expect(reader.one({ ...samplePost(), ...columns })).toEqual(samplePost(fields));
  expect(reader.cards([{ ...samplePost(), ...columns }])).toEqual([card]);
  expect(logFault).not.toHaveBeenCalled();
});

test.each([
  ['a slug that is no address', samplePost({ slug: '../admin' })],
  ['text in place of a flag', { ...samplePost(), is_published: 'yes' }],
  ['more HTML than can be made safe in time', samplePost({ content: 'a'.repeat(1_000_001) })],
])('%s: no post', (_, row) => {
  const { logFault, reader } = setUp();
  expect(reader.one(row)).toBeUndefined();
  expect(logFault).toHaveBeenCalledOnce();
});

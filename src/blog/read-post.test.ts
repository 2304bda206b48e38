import { expect, test, vi } from 'vitest';
import { PostReader, PostRowError } from './read-post.ts';
import { samplePost } from './testing.ts';

const bad = { ...samplePost({ id: '2', slug: 'bad' }), published_at: 'soon' };
const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

function setUp(imageHost?: string) {
  const logFault = vi.fn();
  return { logFault, reader: new PostReader({ logFault, imageHost }) };
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

test('a row that is wrong in another way is logged again', () => {
  const { logFault, reader } = setUp();
  reader.all([bad]);
  reader.all([{ ...bad, title: '' }]);
  expect(logFault).toHaveBeenCalledTimes(2);
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
  ['no columns', {}],
  ['a slug that is no address', samplePost({ slug: '../admin' })],
  ['text in place of a flag', { ...samplePost(), is_published: 'yes' }],
  ['a number in place of HTML', { ...samplePost(), content: 5 }],
  ['more HTML than can be made safe in time', samplePost({ content: 'a'.repeat(1_000_001) })],
])('%s: no post', (_, row) => {
  const { logFault, reader } = setUp();
  expect(reader.one(row)).toBeUndefined();
  expect(logFault).toHaveBeenCalledOnce();
});

test('pictures from elsewhere are left out and logged once; the post stands', () => {
  const { logFault, reader } = setUp('images.example.com');
  const elsewhere = samplePost({
    image_url: 'https://stock.example/a.jpg',
    content:
      '<p>a</p><img src="https://stock.example/b.jpg"><img src="https://stock.example/a.jpg">',
  });
  const shown = samplePost({
    slug: 'shown',
    image_url: 'https://images.example.com/a.jpg',
    content:
      '<img src="https://images.example.com/b.jpg" alt="" loading="lazy" decoding="async" />',
  });
  for (const _ of [1, 2]) {
    expect(reader.one(elsewhere)).toMatchObject({ image_url: null, content: '<p>a</p>' });
    expect(reader.cards([elsewhere, shown])).toMatchObject([
      { image_url: null },
      { image_url: shown.image_url },
    ]);
    expect(reader.one(shown)).toEqual(shown);
  }
  const what = 'a picture is left out, for it is neither the site’s nor of IMAGE_HOST';
  expect(logFault.mock.calls).toEqual(
    ['b', 'a'].map((name) => [
      what,
      new PostRowError(`post "sales-tax": "https://stock.example/${name}.jpg"`),
    ]),
  );
});

test('a row that says the same gives the same post, without the work', () => {
  const { reader } = setUp();
  const first = reader.one(samplePost());
  expect(reader.one(samplePost())).toBe(first);
  expect(reader.one(samplePost({ title: 'New' }))).toMatchObject({ title: 'New' });
});

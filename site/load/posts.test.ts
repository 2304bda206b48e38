import { expect, test } from 'vitest';
import type { Posts } from '../../blog/posts.ts';
import { samplePost } from '../../blog/testing.ts';
import { allPosts, hasFailed, postImage, postWithRelated } from './posts.ts';

const post = samplePost();
const fail = () => Promise.reject(new Error('disk I/O error'));

function store(changes: Partial<Posts> = {}): Posts {
  return {
    list: async () => [post],
    bySlug: async (slug) => (slug === post.slug ? post : undefined),
    related: async () => [post],
    close: () => {},
    ...changes,
  };
}

test('a post has its own picture, else one drawn from its slug', () => {
  expect(postImage({ ...post, image_url: '/pictures/desk.jpg' })).toBe('/pictures/desk.jpg');
  expect(postImage(post)).toBe('/art/post/sales-tax.svg');
});

test('a list that cannot be read shows none', async () => {
  expect(await allPosts(store())).toEqual([post]);
  expect(await allPosts(store({ list: fail }))).toEqual([]);
});

test('a read has failed once it has, and not while it is under way', async () => {
  expect(await hasFailed(fail())).toBe(true);
  expect(await hasFailed(Promise.resolve())).toBe(false);
  const read = Promise.withResolvers<void>();
  expect(await hasFailed(read.promise)).toBe(false);
});

test('a post is found, missing or unreadable', async () => {
  expect(await postWithRelated(store(), post.slug)).toEqual({
    kind: 'found',
    post,
    related: [post],
  });
  expect(await postWithRelated(store(), 'another')).toEqual({ kind: 'missing' });
  expect(await postWithRelated(store({ bySlug: fail }), post.slug)).toEqual({
    kind: 'unreadable',
  });
});

test('related posts that cannot be read hide no post', async () => {
  const found = await postWithRelated(store({ related: fail }), post.slug);
  expect(found).toEqual({ kind: 'found', post, related: [] });
});

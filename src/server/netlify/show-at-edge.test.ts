import { expect, test } from 'vitest';
import { createPosts } from '../../blog/posts.ts';
import { pageDependencies } from '../respond/page-dependencies.ts';
import { showAtEdge } from './show-at-edge.ts';

const posts = createPosts(() => Promise.reject(new Error('no posts are read')));

test.each([
  ['/find', true],
  ['/find?utm_source=x', true],
  ['/find/cp2000/due', true],
  // Each gets the same page as without its query.
  ['/find/cp2000/due?date=call+713-555-0100', false],
  ['/find?number=my+name+and+address', false],
  ['/find?near=my+name', false],
])('the edge may cache %s: %s', async (target, isKept) => {
  const { pathname } = new URL(target, 'https://firm.example');
  const show = showAtEdge(new Request(`https://firm.example${target}`));
  const render = () => Promise.resolve(new Response('a page'));
  const page = { address: pathname, route: pathname };
  const { headers } = await show(page, pageDependencies(posts, '2026-11-16', []), render);
  expect(headers.has('netlify-cdn-cache-control')).toBe(isKept);
});

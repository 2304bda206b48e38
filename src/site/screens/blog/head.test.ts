import { expect, test } from 'vitest';
import { samplePost } from '../../../blog/testing.ts';
import { listHead } from './head.ts';

const words = {
  seo: { title: 'Blog', description: 'Plain articles.' },
  category: { title: 'Articles on', description: 'on this subject.' },
  pages: { label: 'Pages', newer: 'Newer', older: 'Older', page: 'Page', newest: 'Newest' },
};

const headOf = (page: number, chosen?: string, posts = [samplePost()]) =>
  listHead({ list: { posts, hasOlder: false }, categories: ['R&D'], chosen, page }, words);

test('each page of the list has a title, a description and an address of its own', () => {
  expect(headOf(1)).toEqual({ seo: words.seo, query: '', isPastEnd: false });
  expect(headOf(2)).toEqual({
    seo: { title: 'Blog, Page 2', description: 'Page 2. Plain articles.' },
    query: '?page=2',
    isPastEnd: false,
  });
  expect(headOf(1, 'R&D')).toMatchObject({
    seo: { title: 'Articles on R&D', description: 'R&D: on this subject.' },
    query: '?category=R%26D',
  });
  expect(headOf(3, 'R&D')).toMatchObject({
    seo: { title: 'Articles on R&D, Page 3', description: 'Page 3. R&D: on this subject.' },
    query: '?category=R%26D&page=3',
  });
});

test('the title of a category with a long name keeps the number of its page', () => {
  const name = 'Everything that a Texas owner asks of us before December';
  expect(headOf(1, name).seo.title).toBe(
    'Articles on Everything that a Texas owner asks of us before…',
  );
  expect(headOf(2, name).seo.title).toBe(
    'Articles on Everything that a Texas owner asks of…, Page 2',
  );
});

test('a page behind the last one is known as such; an empty blog has a first page', () => {
  expect(headOf(2, undefined, []).isPastEnd).toBe(true);
  expect(headOf(1, undefined, []).isPastEnd).toBe(false);
});

test('while nothing is known the head is that of the first page', () => {
  expect(listHead(undefined, words)).toEqual({ seo: words.seo, query: '', isPastEnd: false });
});

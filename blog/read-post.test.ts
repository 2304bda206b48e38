import { expect, test, vi } from 'vitest';
import { PostReader, PostRowError } from './read-post.ts';
import * as sanitizing from './sanitize.ts';
import { samplePost } from './testing.ts';

const bad = { ...samplePost({ id: '2', slug: 'bad' }), published_at: 'soon' };

test('a row that is no post is left out and logged once; the others are read', () => {
  const logFault = vi.fn();
  const reader = new PostReader(logFault);
  const rows = [samplePost(), bad, samplePost({ id: '3', slug: 'last' })];
  for (const _ of [1, 2]) {
    expect(reader.all(rows).map(({ slug }) => slug)).toEqual(['sales-tax', 'last']);
  }
  const problem = 'post "bad": published_at: expected a date written YYYY-MM-DD';
  const error = new PostRowError(problem);
  expect(() => reader.one(bad)).toThrow(error);
  expect(logFault).toHaveBeenCalledExactlyOnceWith('a post cannot be shown', error);
});

test('a row that is wrong in another way is logged again', () => {
  const logFault = vi.fn();
  const reader = new PostReader(logFault);
  reader.all([bad]);
  reader.all([{ ...bad, title: '' }]);
  expect(logFault).toHaveBeenCalledTimes(2);
});

test('HTML is sanitized once, and again when it changes', () => {
  const sanitize = vi.spyOn(sanitizing, 'sanitizePostHtml');
  const reader = new PostReader(vi.fn());
  const row = (content: string) => samplePost({ content });
  for (const _ of [1, 2]) {
    expect(reader.one(row('<p onclick="x">a</p>')).content).toBe('<p>a</p>');
  }
  expect(reader.one(row('<p>b</p><script>c</script>')).content).toBe('<p>b</p>');
  expect(sanitize).toHaveBeenCalledTimes(2);
});

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import { createPost } from './new-post.ts';
import { parsePostFile } from './post-file.ts';

const fields = {
  category: 'Tax: sales',
  author_name: 'Ann Lee',
  author_title: 'CPA',
  published_at: '2026-11-03',
};

test('is a draft that can be imported as it is, and shows how to write', () => {
  const folder = join(temporaryFolder(), 'posts');
  const title = 'What’s new: “1099s” & more — for 2027?';
  const slug = createPost(folder, title, fields);
  expect(slug).toBe('whats-new-1099s-and-more-for-2027');
  const file = `${slug}.md`;
  const post = parsePostFile(file, readFileSync(join(folder, file), 'utf8'));
  expect(post).toMatchObject({ ...fields, title, slug, is_published: false, image_url: null });
  for (const tag of ['<h2>', '<ul>', '<ol>', '<strong>', '<code>![', '<a href="/contact">']) {
    expect(post.content).toContain(tag);
  }
});

test('a post that is there is not written over', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'my-post.md'), 'mine');
  expect(() => createPost(folder, 'My post!', fields)).toThrow(/my-post\.md is there already/);
  expect(readFileSync(join(folder, 'my-post.md'), 'utf8')).toBe('mine');
});

test.each([
  ['', /^title: expected one with letters/],
  [`a${' long'.repeat(30)}`, /^title: expected text of 1 to 120 characters/],
  ['two\nlines', /^title: expected text on one line/],
])('%j is refused', (title, said) => {
  const folder = temporaryFolder();
  expect(() => createPost(folder, title, fields)).toThrow(said);
  expect(readdirSync(folder)).toEqual([]);
});

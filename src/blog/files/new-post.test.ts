import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import { samplePostFile } from '../testing/posts.ts';
import { createPost } from './new-post.ts';
import { parsePostFile } from './post-file.ts';

test('a new post is a valid draft with the newest post’s category and author, and sample Markdown', () => {
  const folder = temporaryFolder({
    'older.md': samplePostFile({ published_at: '2026-01-01', category: 'Payroll' }),
    'newest.md': samplePostFile({ category: '"Tax: sales"' }),
  });
  const title = 'What’s new: “1099s” & more — for 2027?';
  const slug = createPost(folder, title);
  expect(slug).toBe('whats-new-1099s-and-more-for-2027');
  const post = parsePostFile(`${slug}.md`, readFileSync(join(folder, `${slug}.md`), 'utf8'));
  const like = { category: 'Tax: sales', author_name: 'Ann Lee', author_title: 'CPA' };
  expect(post).toMatchObject({ ...like, title, is_published: false, image_url: null });
  for (const tag of ['<h2>', '<ul>', '<ol>', '<strong>', '<code>![', '<a href="/contact">']) {
    expect(post.content).toContain(tag);
  }
});

test('createPost throws if the file exists, or if the title gives no slug', () => {
  const folder = temporaryFolder({ 'my-post.md': 'mine' });
  expect(() => createPost(folder, 'My post!')).toThrow(/my-post\.md is there already/);
  expect(readFileSync(join(folder, 'my-post.md'), 'utf8')).toBe('mine');
  expect(() => createPost(folder, '—')).toThrow(/^title: expected one with letters/);
});

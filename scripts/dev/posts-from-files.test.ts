import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { samplePostFile } from '../../src/blog/testing/posts.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { postsFromFiles } from './posts-from-files.ts';

test('posts match their files, drafts and scheduled ones included; an invalid file is skipped', async () => {
  const draft = samplePostFile({ is_published: 'false', published_at: '2099-01-01' });
  const project = temporaryFolder({
    'content/posts/a.md': draft,
    'content/posts/b.md': samplePostFile(),
    'content/posts/c.md': samplePostFile({ published_at: 'soon' }),
  });
  const posts = postsFromFiles(project);
  const slugs = async () => (await posts.list({ page: 1 })).posts.map(({ slug }) => slug);
  const write = (text: string) => writeFileSync(join(project, 'content/posts/a.md'), text);
  expect(await slugs()).toEqual(['a', 'b']);
  write(samplePostFile({ is_published: 'false' }, '## New words'));
  expect((await posts.bySlug('a'))?.content).toContain('<h2>New words</h2>');
  rmSync(join(project, 'content/posts/b.md'));
  expect(await slugs()).toEqual(['a']);
  write(samplePostFile({ published_at: 'soon' }));
  expect((await posts.bySlug('a'))?.content).toContain('New words');
});

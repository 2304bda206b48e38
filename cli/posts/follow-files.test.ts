import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlitePosts } from '../../blog/stores/sqlite/store.ts';
import { articleFile, sampleArticle } from '../../blog/testing.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { followFiles } from './follow-files.ts';

test('a post comes, goes and comes back with its file, others stay as commands made them', async () => {
  const kept = 'content/posts/kept.md';
  const project = temporaryFolder({ [kept]: articleFile() });
  const posts = openSqlitePosts(join(temporaryFolder(), 'blog.sqlite'));
  onTestFinished(() => posts.close());
  const own = sampleArticle({ slug: 'without-a-file' });
  await posts.save([{ article: own, pictures: [] }]);
  await followFiles(project, [], posts);
  await posts.setPublished('kept', false);
  const shown = async () =>
    (await posts.all())
      .flatMap(({ slug, is_published }) => (is_published ? [slug] : []))
      .toSorted();

  const file = join(project, 'content/posts/new.md');
  for (let round = 0; round < 2; round += 1) {
    writeFileSync(file, articleFile());
    expect(await followFiles(project, ['kept'], posts)).toContain('added    new');
    expect(await shown()).toEqual(['new', 'without-a-file']);
    rmSync(file);
    for (const line of [['deleted  new'], []]) {
      expect(await followFiles(project, ['new'], posts)).toEqual(expect.arrayContaining(line));
      expect(await shown()).toEqual(['without-a-file']);
    }
  }

  writeFileSync(file, articleFile({ title: '' }));
  await expect(followFiles(project, ['kept'], posts)).rejects.toThrow('Nothing is changed');
});

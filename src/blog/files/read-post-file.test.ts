import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import { ContentError } from '../../content/reader/content-error.ts';
import { samplePostFile } from '../testing/posts.ts';
import { readPostFiles } from './read-post-file.ts';

const readIn = (posts: string) => readPostFiles({ posts });

test('every Markdown file becomes a post, and other files are ignored', async () => {
  const folder = temporaryFolder({
    'b.md': samplePostFile(),
    'a.md': samplePostFile({ is_published: 'false' }),
    'notes.txt': 'notes',
  });
  expect(await readIn(folder)).toMatchObject([
    { post: { slug: 'a', is_published: false } },
    { post: { slug: 'b', content: '<p>Text</p>' }, pictures: [] },
  ]);
});

test('readPostFiles reports every problem of every file, and a broken picture', async () => {
  const folder = temporaryFolder({
    'a.md': samplePostFile(),
    'b.md': samplePostFile({ title: '' }),
    'c.md': 'Text',
    'd.md': samplePostFile({ image_url: 'desk.png' }),
  });
  const reading = readIn(folder);
  await expect(reading).rejects.toBeInstanceOf(ContentError);
  await expect(reading).rejects.toThrow(/b\.md, line 2, title.*\nc\.md, line 1, front matter/);
  await expect(reading).rejects.toThrow(
    `d.md, line 9, image_url: expected the file ${join(folder, 'desk.png')} for the picture desk.png`,
  );
  const broken = { 'e.md': samplePostFile({}, '![A door](door.png)'), 'door.png': 'no picture' };
  await expect(readIn(temporaryFolder(broken))).rejects.toThrow(
    'e.md, line 11, body: expected a whole JPEG',
  );
});

test('a file in another encoding is rejected, since its letters would be lost', async () => {
  const folder = temporaryFolder({});
  writeFileSync(join(folder, 'a.md'), Buffer.from(samplePostFile({ title: 'Café' }), 'latin1'));
  await expect(readIn(folder)).rejects.toThrow(/^a\.md, file: expected plain text, saved as UTF-8/);
});

test('a missing folder is an error, since an empty list would remove every post', async () => {
  await expect(readIn('/no/such/folder')).rejects.toThrow('/no/such/folder');
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { addPicture, removePicture } from './pictures.ts';

test('a picture gets a clean name, is stored once, and can be removed while nothing uses it', () => {
  const project = temporaryFolder();
  const add = (words: string, name = 'Ann Lée (2).JPG', isOfPost = false) =>
    addPicture(project, name, isOfPost, Buffer.from(words)).name;
  expect([add('one'), add('one'), add('other')]).toEqual([
    ...['ann-lee-2.jpg', 'ann-lee-2.jpg', 'ann-lee-2-2.jpg'],
  ]);
  expect(readdirSync(join(project, 'content/photos'))).toHaveLength(2);
  expect(add('one', '日.avif', true)).toBe('photos/picture.avif');
  removePicture(project, 'content/photos/ann-lee-2.jpg');
  expect(readdirSync(join(project, 'content/photos'))).toEqual(['ann-lee-2-2.jpg']);
  expect(() => removePicture(project, 'content/firm.yaml')).toThrow(/still named/);
});

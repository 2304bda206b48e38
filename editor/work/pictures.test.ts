import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import type { PictureUse } from '../contract.ts';
import { addPicture } from './pictures.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } });
const HEIC = Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1MiHEmiaf', 'latin1');

test('a picture gets a clean name, once for the same bytes, and never another’s', async () => {
  const project = temporaryFolder();
  const add = async (bytes: Uint8Array, name = 'Ann Lée (2).JPG') =>
    (await addPicture(project, { name, use: 'people' }, bytes)).name;
  const [one, other] = [
    await picture(480, 600).png().toBuffer(),
    await picture(500, 500).png().toBuffer(),
  ];
  expect([await add(one), await add(one), await add(other)]).toEqual([
    ...['ann-lee-2.jpg', 'ann-lee-2.jpg', 'ann-lee-2-2.jpg'],
  ]);
  expect(readdirSync(join(project, 'content/photos'))).toHaveLength(2);
  const inPost = { name: '日.avif', use: 'posts' } as const;
  const { name } = await addPicture(project, inPost, await picture(9, 9).avif().toBuffer());
  expect(name).toBe('photos/picture.avif');
});

test('an unfit picture is refused with the cure', async () => {
  const project = temporaryFolder();
  const refusal = (bytes: Uint8Array, name: string, use: PictureUse) =>
    addPicture(project, { name, use }, bytes).then(
      () => 'taken',
      ({ status, message }) => `${status} ${message}`,
    );
  const jpeg = await picture(640, 400).jpeg().toBuffer();
  const large = (mb: number) => Buffer.concat([jpeg, Buffer.alloc(mb * 2 ** 20)]);
  const cases = [
    [HEIC, 'a.HEIC', 'people', 'a.HEIC is a phone’s HEIC picture; save it as JPEG first'],
    [HEIC, 'a.jpg', 'people', 'a.jpg cannot be read as a picture; save it again as JPEG or PNG'],
    [jpeg, 'a.jpg', 'people', 'a.jpg is 640 × 400 pixels; expected at least 480 × 480'],
    [jpeg, 'a.jpg', 'services', 'a.jpg is 640 pixels wide; expected at least 1400'],
    [large(25), 'a.jpg', 'people', 'a.jpg is larger than 25 MB; save it smaller'],
    [
      large(40),
      'a.jpg',
      'posts',
      'expected a whole JPEG, PNG, WebP or AVIF picture of at most 40 MB',
    ],
  ] as const;
  for (const [bytes, name, use, expected] of cases) {
    expect(await refusal(bytes, name, use)).toContain(`400 ${expected}`);
  }
  expect(readdirSync(join(project, 'content/photos'))).toEqual([]);
});

import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import { readPicture } from './picture-file.ts';

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const noisy = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise } });

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#876' } });

async function fileOf(image: Sharp | Buffer | string): Promise<string> {
  const path = join(temporaryFolder(), 'picture');
  const isBytes = typeof image === 'string' || Buffer.isBuffer(image);
  writeFileSync(path, isBytes ? image : await image.toBuffer());
  return path;
}

const sizes = ({ largest, smaller }: Awaited<ReturnType<typeof readPicture>>) =>
  [largest, ...smaller].map(({ width, height }) => `${width}x${height}`);

test.each([
  ['a wide JPEG', () => plain(2600, 1300).jpeg(), ['1280x640', '640x320']],
  ['a small AVIF', () => plain(300, 200).avif({ effort: 0 }), ['300x200']],
  ['a very high PNG', () => plain(20, 5_120).png(), ['10x2560']],
])('%s is converted to WebP at each width, never enlarged', async (_, image, expected) => {
  const picture = await readPicture(await fileOf(image()));
  expect(sizes(picture)).toEqual(expected);
  for (const { content, width } of [picture.largest, ...picture.smaller]) {
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width });
  }
  expect(picture.hash).toMatch(/^[0-9a-f]{8}$/);
});

test('a photograph is turned upright and loses its metadata', async () => {
  const GPSLatitude = '29/1 42/1 0/1';
  const exif = { IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude } };
  const picture = await readPicture(
    await fileOf(plain(1000, 500).jpeg().withExif(exif).withMetadata({ orientation: 6 })),
  );
  expect(sizes(picture)).toEqual(['500x1000']);
  const { exif: left, icc, xmp, orientation } = await sharp(picture.largest.content).metadata();
  expect({ left, icc, xmp, orientation }).toEqual({});
});

test('an already converted WebP gives the same bytes again', async () => {
  const picture = await readPicture(await fileOf(plain(1600, 800).jpeg()));
  const again = await readPicture(await fileOf(Buffer.from(picture.largest.content)));
  expect(again).toEqual(picture);
});

test('a WebP with metadata is converted, and loses the metadata', async () => {
  const exif = { IFD0: { Copyright: 'somebody' } };
  const picture = await readPicture(await fileOf(plain(30, 20).webp().withExif(exif)));
  expect(Buffer.from(picture.largest.content).includes('somebody')).toBe(false);
});

/** An animation of a black and a white frame. */
const moving = () =>
  sharp(Buffer.concat([Buffer.alloc(9 * 9 * 3), Buffer.alloc(9 * 9 * 3, 255)]), {
    raw: { width: 9, height: 18, channels: 3, pageHeight: 9 },
  }).webp({ loop: 0, delay: [100, 100] });

test.each<[string, () => Sharp | string, RegExp]>([
  ['a text', () => 'no picture', /^expected a whole JPEG, PNG, WebP or AVIF picture/],
  ['an animated WebP', moving, /that does not move/],
])('%s is rejected', async (_, image, said) => {
  await expect(readPicture(await fileOf(image()))).rejects.toThrow(said);
});

test('a truncated picture is rejected', async () => {
  const path = await fileOf(noisy(200, 200).jpeg());
  truncateSync(path, 3_000);
  await expect(readPicture(path)).rejects.toThrow(/^expected a whole/);
});

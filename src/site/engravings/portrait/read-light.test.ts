import sharp from 'sharp';
import { expect, test } from 'vitest';
import { lightAt } from './light.ts';
import { readLight } from './read-light.ts';

test('a photograph that is stored turned is read upright', async () => {
  const create = { width: 480, height: 300, channels: 3, background: '#222' } as const;
  const upright = await sharp({ create })
    .extend({ bottom: 300, background: '#ddd' })
    .jpeg({ quality: 100 })
    .toBuffer();
  const turned = await sharp(upright)
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer();
  const topAndBottom = async (photo: Buffer) => {
    const light = await readLight(photo);
    return [-0.8, 0.8].map((y) => lightAt(light, light.form, 0, y));
  };
  const [top = 1, bottom = 0] = await topAndBottom(turned);
  expect(top).toBeLessThan(bottom - 0.3);
  expect([top, bottom]).toEqual(await topAndBottom(upright));
});

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { faceDisc } from './face-disc.ts';

test('a photograph with an EXIF orientation is shown upright', async () => {
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
  const { data, info } = await (await faceDisc(turned, 100))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inMiddle = (row: number) => data[(row * info.width + 50) * info.channels];
  expect(inMiddle(25)).toBeLessThan(50);
  expect(inMiddle(75)).toBeGreaterThan(200);
});

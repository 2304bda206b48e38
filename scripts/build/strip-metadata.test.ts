import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { stripMetadata } from './strip-metadata.ts';

test('a picture loses its camera metadata and is turned upright; a clean one stays unchanged', async () => {
  const folder = temporaryFolder();
  const told = join(folder, 'told.jpg');
  const clean = join(folder, 'clean.png');
  const create = { width: 40, height: 20, channels: 3, background: 'teal' } as const;
  await sharp({ create }).withMetadata({ orientation: 6 }).toFile(told);
  await sharp({ create }).toFile(clean);
  const before = readFileSync(clean);
  await stripMetadata(folder);
  const { exif, width, height } = await sharp(told).metadata();
  expect({ exif, width, height }).toEqual({ exif: undefined, width: 20, height: 40 });
  expect(readFileSync(clean).equals(before)).toBe(true);
});

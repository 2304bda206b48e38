import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { stripMetadata } from './strip-metadata.ts';

test('a picture loses what the camera wrote and stands upright; a clean one stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [told, clean] = ['told.jpg', 'clean.png'].map((name) => join(folder, name));
  if (!told || !clean) throw new Error('expected two files');
  const create = { width: 40, height: 20, channels: 3, background: 'teal' } as const;
  await sharp({ create }).withMetadata({ orientation: 6 }).toFile(told);
  await sharp({ create }).toFile(clean);
  const before = readFileSync(clean);
  await stripMetadata(folder);
  const { exif, width, height } = await sharp(told).metadata();
  expect({ exif, width, height }).toEqual({ exif: undefined, width: 20, height: 40 });
  expect(readFileSync(clean).equals(before)).toBe(true);
});

import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Removes camera metadata (place, time, device) from pictures in a folder; applies their
 * orientation and keeps their color profile.
 */
export async function stripMetadata(folder: string): Promise<void> {
  for (const name of globSync('**/*.{jpg,jpeg,png,webp,avif}', { cwd: folder })) {
    const file = join(folder, name);
    const picture = sharp(await readFile(file));
    const { exif, iptc, xmp } = await picture.metadata();
    if (!exif && !iptc && !xmp) continue;
    await writeFile(file, await picture.autoOrient().keepIccProfile().toBuffer());
  }
}

import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Takes out of every picture in a folder what the camera wrote into it: place, time, device. The
 * picture is turned as that said, and keeps its colours.
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

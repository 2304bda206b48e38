import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** The folder of photographs, from the project's folder. */
export const PHOTO_FOLDER = 'content/photos';

/** A hash of a photograph, in eight signs. */
export function photoHash(fileName: string): string {
  const bytes = readFileSync(`${PHOTO_FOLDER}/${fileName}`);
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8);
}

/** The same of all photographs, by file name. */
export function photoHashes(): Record<string, string> {
  const names = globSync(`${PHOTO_FOLDER}/*.{jpg,jpeg,png,webp,avif,svg}`).map((file) =>
    basename(file),
  );
  return Object.fromEntries(names.map((name) => [name, photoHash(name)]));
}

import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { shortHash } from '../../base/addresses/short-hash.ts';

/** The folder of photographs in the project. */
export const PHOTO_FOLDER = 'content/photos';

/** A photograph's hash, in eight characters. */
export function photoHash(fileName: string): string {
  return shortHash(readFileSync(`${PHOTO_FOLDER}/${fileName}`));
}

/** The hashes of all photographs, by file name. */
export function photoHashes(): Record<string, string> {
  const names = globSync(`${PHOTO_FOLDER}/*.{jpg,jpeg,png,webp,avif,svg}`).map((file) =>
    basename(file),
  );
  return Object.fromEntries(names.map((name) => [name, photoHash(name)]));
}

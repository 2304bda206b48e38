import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { readLight } from '../art/portrait/read-light.ts';
import { type Artwork, monogram, portraitArt } from './art.ts';
import { PHOTO_FOLDER } from './photo-hashes.ts';

const engraved = new Map<string, Promise<Artwork>>();

/** A person in a ring: the face of a photograph, or the initials, which the page then sets. */
export interface Portrait {
  src: string;
  initials?: string | undefined;
}

/**
 * The portrait of somebody, drawn once for as long as the photograph stays the same.
 *
 * @param photo a file name in content/photos/
 * @param place on the page, from 0
 */
export async function portrait(
  photo: string | undefined,
  initials: string,
  place: number,
): Promise<Portrait> {
  if (!photo) return { src: monogram(initials, place).url, initials };
  const bytes = readFileSync(`${PHOTO_FOLDER}/${photo}`);
  const key = `${place} ${initials} ${photo} ${createHash('sha256').update(bytes).digest('hex')}`;
  const known = engraved.get(key) ?? engrave(photo, bytes, initials, place);
  engraved.set(key, known);
  return { src: (await known).url };
}

async function engrave(
  photo: string,
  bytes: Buffer,
  initials: string,
  place: number,
): Promise<Artwork> {
  return portraitArt(parse(photo).name, await readLight(bytes), initials, place);
}

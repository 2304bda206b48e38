import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import type { Profile } from '../../content/schemas/person.ts';
import { initials } from '../components/initials.ts';
import { readLight } from '../engravings/portrait/read-light.ts';
import { type Artwork, emptyRing, monogram, portraitArt } from './art.ts';
import { type Picture, photoPicture } from './photo.ts';
import { PHOTO_FOLDER } from './photo-hashes.ts';

const engraved = new Map<string, Promise<Artwork>>();

/** Pixels of a plain photograph with the room of its ring: for a card, and for the founder's certificate, on sharp screens. */
const WIDTHS = [320, 640];

/** A person in a ring: an engraved face; or the ring alone, in which the page sets photograph or initials. */
export interface Portrait {
  src: string;
  photo?: Picture | undefined;
  initials?: string | undefined;
}

/**
 * The portrait of somebody, drawn once for as long as the photograph stays the same.
 *
 * @param person with the file name of a photograph in content/photos/
 * @param place on the page, from 0
 */
export async function portrait(
  { name, photo, photoStyle }: Pick<Profile, 'name' | 'photo' | 'photoStyle'>,
  place: number,
): Promise<Portrait> {
  const letters = initials(name);
  if (!photo) return { src: monogram(letters, place).url, initials: letters };
  if (photoStyle === 'plain') {
    return { src: emptyRing(letters, place).url, photo: photoPicture(photo, WIDTHS, true) };
  }
  const bytes = readFileSync(`${PHOTO_FOLDER}/${photo}`);
  const key = `${place} ${letters} ${photo} ${createHash('sha256').update(bytes).digest('hex')}`;
  const known = engraved.get(key) ?? engrave(photo, bytes, letters, place);
  engraved.set(key, known);
  return { src: (await known).url };
}

async function engrave(
  photo: string,
  bytes: Buffer,
  letters: string,
  place: number,
): Promise<Artwork> {
  return portraitArt(parse(photo).name, await readLight(bytes), letters, place);
}

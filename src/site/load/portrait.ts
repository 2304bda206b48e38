import type { Profile } from '../../content/schemas/person.ts';
import { initials } from '../components/initials.ts';
import { ring } from './art.ts';
import { type Picture, photoPicture } from './photo.ts';

/** Pixels of a photograph with the room of its ring: for a card, and for the founder's certificate, on sharp screens. */
const WIDTHS = [320, 640];

/** A ring, and the photograph or the initials that the page sets in it. */
export interface Portrait {
  src: string;
  photo?: Picture | undefined;
  initials?: string | undefined;
}

/** The portrait of somebody at a place on the page, from 0. */
export function portrait(
  { name, photo }: Pick<Profile, 'name' | 'photo'>,
  index: number,
): Portrait {
  const letters = initials(name);
  const src = ring(letters, index, photo !== undefined).url;
  return photo ? { src, photo: photoPicture(photo, WIDTHS, true) } : { src, initials: letters };
}

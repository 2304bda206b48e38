import type { Profile } from '../../content/schemas/person.ts';
import { initials } from '../components/initials.ts';
import { ring } from './art.ts';
import { type Picture, photoPicture } from './photo.ts';

/** Pixel widths including the ring's room: for a card, and for the founder's certificate, on sharp screens. */
const WIDTHS = [320, 640];

/** A ring, and the photograph or the initials inside it. */
export interface Portrait {
  src: string;
  photo?: Picture | undefined;
  initials?: string | undefined;
}

/** A person's portrait, for an index on the page, from 0. */
export function portrait(
  { name, photo }: Pick<Profile, 'name' | 'photo'>,
  index: number,
): Portrait {
  const letters = initials(name);
  const src = ring(letters, index, photo !== undefined).url;
  return photo ? { src, photo: photoPicture(photo, WIDTHS, true) } : { src, initials: letters };
}

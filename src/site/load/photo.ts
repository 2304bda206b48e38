import { parse } from 'node:path';
import type { GeneratedSvg } from './art.ts';
import { PHOTO_FOLDER, photoHash } from './photo-hashes.ts';

/** The attributes of a picture's `<img>`. */
export interface Picture {
  kind: 'photo' | 'engraving';
  src: string;
  srcSet?: string | undefined;
}

/** A photograph in one width. */
export interface PhotoSize {
  /** File name without the extension, as `front-office.4f2a91c0-700`. */
  name: string;
  /** The original's path in the project. */
  file: string;
  /** Pixels. */
  width: number;
  /** Whether it is cut to the disc of a face, for a ring. */
  isFace: boolean;
}

const made = new Map<string, PhotoSize>();

/** The `<img>` attributes of a generated picture. */
export function engravingPicture({ url }: GeneratedSvg): Picture {
  return { kind: 'engraving', src: url };
}

/**
 * The photograph of this file name, in the given widths.
 *
 * @param widths in pixels, smallest first
 * @param isFace whether to cut it to the disc of a face
 */
export function photoPicture(fileName: string, widths: readonly number[], isFace = false): Picture {
  const file = `${PHOTO_FOLDER}/${fileName}`;
  const hash = PHOTO_HASHES[fileName] ?? photoHash(fileName);
  const sources = widths.map((width) => {
    const name = `${parse(fileName).name}.${hash}-${width}${isFace ? '-face' : ''}`;
    made.set(name, { name, file, width, isFace });
    return { src: `/photos/${name}.avif`, width };
  });
  const largest = sources.at(-1)?.src ?? '';
  return {
    kind: 'photo',
    src: largest,
    srcSet: sources.map(({ src, width }) => `${src} ${width}w`).join(', '),
  };
}

/** Every size of a photograph requested so far. */
export function photoSizes(): PhotoSize[] {
  return [...made.values()];
}

import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { Artwork } from './art.ts';
import { ContentError } from './fill-in.ts';

/** A picture as an `<img>` needs it. */
export interface Picture {
  kind: 'photo' | 'rosette';
  src: string;
  srcSet?: string | undefined;
}

/** A generated picture as an `<img>` needs it. */
export function rosettePicture({ url }: Artwork): Picture {
  return { kind: 'rosette', src: url };
}

const files = import.meta.glob<{ default: ImageMetadata }>(
  '/content/photos/*.{jpg,jpeg,png,webp,avif}',
);

/**
 * The photograph in content/photos/, made in the widths given.
 *
 * @param widths in pixels, smallest first
 * @param file the content file that names it, for the message
 * @throws ContentError when there is no such photograph
 */
export async function getPhoto(
  name: string,
  widths: readonly number[],
  file: string,
): Promise<Picture> {
  const load = files[`/content/photos/${name}`];
  if (!load) {
    throw new ContentError(
      `${file}, field "photo": ${name} is not there; expected a file in content/photos/`,
    );
  }
  const { default: original } = await load();
  const width = Math.min(original.width, Math.max(...widths));
  const made = await getImage({ src: original, width, widths: [...widths], format: 'avif' });
  return { kind: 'photo', src: made.src, srcSet: made.srcSet.attribute };
}

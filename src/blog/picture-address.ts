/** Widths of post pictures in pixels; smaller pictures are not enlarged. */
export const PICTURE_WIDTHS = [640, 1280] as const;

const [SMALL] = PICTURE_WIDTHS;
const SIZED = /^(\/pictures\/[a-z0-9-]+\/[a-z0-9-]+-[0-9a-f]{8})-(\d{1,4})\.webp$/;

/** Whether a picture name is valid (see `PostPicture`). */
export function isPictureName(name: string): boolean {
  return /^[a-z0-9-]{1,100}\/[a-z0-9-]{1,100}\.webp$/.test(name);
}

/** URL path of a picture name (see `PostPicture`). */
export function pictureAddress(name: string): string {
  return `/pictures/${name}`;
}

/**
 * The `srcset` for the address of a picture's largest size; undefined if the picture has one size, and
 * for other addresses.
 */
export function srcsetOf(address: string): string | undefined {
  const [, stem, width] = SIZED.exec(address) ?? [];
  if (stem === undefined || Number(width) <= SMALL) return undefined;
  return `${stem}-${SMALL}.webp ${SMALL}w, ${address} ${width}w`;
}

/** The widths in pixels that an article's pictures are kept in, where they are as wide. */
export const PICTURE_WIDTHS = [640, 1280] as const;

const [SMALL] = PICTURE_WIDTHS;
const KEPT = /^(\/pictures\/[a-z0-9-]+\/[a-z0-9-]+-[0-9a-f]{8})-(\d{1,4})\.webp$/;

/** Whether a picture may have this name (see `Picture`). */
export function isPictureName(name: string): boolean {
  return /^[a-z0-9-]{1,100}\/[a-z0-9-]{1,100}\.webp$/.test(name);
}

/** Where a picture of this name (see `Picture`) is visited. */
export function pictureAddress(name: string): string {
  return `/pictures/${name}`;
}

/**
 * The sizes of a kept picture for an `img`'s `srcset`, by the address of the largest; undefined
 * where there is one alone, or the address is another's.
 */
export function srcsetOf(address: string): string | undefined {
  const [, stem, width] = KEPT.exec(address) ?? [];
  if (stem === undefined || Number(width) <= SMALL) return undefined;
  return `${stem}-${SMALL}.webp ${SMALL}w, ${address} ${width}w`;
}

/** The widths, in pixels, of an article's pictures; none is enlarged. */
export const PICTURE_WIDTHS = [640, 1280] as const;

const [SMALL] = PICTURE_WIDTHS;
const SIZED = /^(\/pictures\/[a-z0-9-]+\/[a-z0-9-]+-[0-9a-f]{8})-(\d{1,4})\.webp$/;

/** Whether a picture may have this name (see `Picture`). */
export function isPictureName(name: string): boolean {
  return /^[a-z0-9-]{1,100}\/[a-z0-9-]{1,100}\.webp$/.test(name);
}

/** Where a picture of this name (see `Picture`) is visited. */
export function pictureAddress(name: string): string {
  return `/pictures/${name}`;
}

/**
 * The `srcset` of an article's picture by the address of its largest size; undefined where it has one
 * size alone, and for any other address.
 */
export function srcsetOf(address: string): string | undefined {
  const [, stem, width] = SIZED.exec(address) ?? [];
  if (stem === undefined || Number(width) <= SMALL) return undefined;
  return `${stem}-${SMALL}.webp ${SMALL}w, ${address} ${width}w`;
}

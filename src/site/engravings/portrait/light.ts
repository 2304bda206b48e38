/** How light a square photograph is, row by row, 0 black to 255 white. */
export interface Light {
  /** Pixels across, and down. */
  readonly size: number;
  /** Every pixel, its contrast evened out. */
  readonly fine: Uint8Array;
  /** The same without detail: where the form turns towards the light or away from it. */
  readonly form: Uint8Array;
}

/** The light at a place between the pixels, 0 black to 1 white; `x` and `y` run from −1 to 1 over the square. */
export function lightAt(
  { size }: Pick<Light, 'size'>,
  pixels: Uint8Array,
  x: number,
  y: number,
): number {
  const column = inside(((x + 1) / 2) * size - 0.5, size);
  const row = inside(((y + 1) / 2) * size - 0.5, size);
  const left = Math.floor(column);
  const top = Math.floor(row);
  const at = (down: number, right: number) =>
    pixels[Math.min(top + down, size - 1) * size + Math.min(left + right, size - 1)] ?? 0;
  const upper = mixed(at(0, 0), at(0, 1), column - left);
  const lower = mixed(at(1, 0), at(1, 1), column - left);
  return mixed(upper, lower, row - top) / 255;
}

function inside(value: number, size: number): number {
  return Math.min(Math.max(value, 0), size - 1);
}

function mixed(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

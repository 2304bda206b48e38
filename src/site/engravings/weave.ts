/**
 * Swings in one lobe, for a band of `lines` lines and `width` units around `radius`, at which the rising and the falling
 * lines cross at about a right angle: the radial speed (width/2)·n of a line equals its speed around, the radius, with
 * n = swings × lobes. Rounded so that lines × swings is whole, as the symmetry needs.
 */
export function squareWeave(lines: number, lobes: number, radius: number, width: number): number {
  const swings = (2 * radius) / (width * lobes);
  return Math.max(1, Math.round(swings * lines)) / lines;
}

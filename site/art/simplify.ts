/** A point of a polygon: x, y in picture units. */
export type Point = readonly [x: number, y: number];

/**
 * Visvalingam and Whyatt's line generalisation (1993): drops, one after the other, the point whose triangle with its
 * neighbours is smallest, until every triangle left has at least `area` square units. A closed ring keeps its first point.
 */
export function simplify(ring: readonly Point[], area: number): Point[] {
  const kept = [...ring];
  while (kept.length > 4) {
    let smallest = area;
    let at = -1;
    for (let index = 1; index < kept.length - 1; index += 1) {
      const size = triangleArea(kept[index - 1], kept[index], kept[index + 1]);
      if (size < smallest) {
        smallest = size;
        at = index;
      }
    }
    if (at < 0) break;
    kept.splice(at, 1);
  }
  return kept;
}

/** Area enclosed by a closed ring, in square units (the shoelace formula). */
export function ringArea(ring: readonly Point[]): number {
  let doubled = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const next = ring[index + 1];
    if (next !== undefined) doubled += x * next[1] - next[0] * y;
  }
  return Math.abs(doubled) / 2;
}

function triangleArea(a: Point | undefined, b: Point | undefined, c: Point | undefined): number {
  if (a === undefined || b === undefined || c === undefined) return Number.POSITIVE_INFINITY;
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
}

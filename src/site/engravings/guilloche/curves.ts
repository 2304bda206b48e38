/** A point in picture units from the middle, y downward as in SVG. */
export type Point = readonly [x: number, y: number];

/** A closed curve around the middle, by radians clockwise from the top. */
export type Curve = (angle: number) => Point;

/** The point at an angle, in radians clockwise from the top. */
export function polar(radius: number, angle: number): Point {
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** The point at `share` of the way from one point to another. */
export function mixed(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** A ring of `lobes` waves: R + A·(cos pt + c·cos 2pt). A crest c above 0 sharpens the lobes, below 0 blunts them. */
export function ring(radius: number, wave = 0, lobes = 0, crest = 0): Curve {
  return (angle) => {
    const height = Math.cos(lobes * angle) + crest * Math.cos(2 * lobes * angle);
    return polar(radius + wave * height, angle);
  };
}

/**
 * The curve of a star with straight sides, or of a polygon if the hollows lie on its sides: `points` corners at the
 * distance `tip` from the middle, and as many inner ones at `hollow`. Corners are eased over the share `ease` of half
 * a point, as by a moving average. Computed for the first half of a sector; with `isTurned` the sector begins in a
 * hollow.
 */
export function star(
  points: number,
  tip: number,
  hollow: number,
  ease: number,
  isTurned = false,
): Curve {
  const half = Math.PI / points;
  const [sin, upwards] = polar(1, half);
  const fall = tip + hollow * upwards;
  const rise = hollow * sin * sin + fall * upwards;
  const eased = (share: number) => (ease / 2) * Math.max(0, 1 - share / ease) ** 2;
  return (angle) => {
    const share = isTurned ? 1 - angle / half : angle / half;
    const lift = rise * eased(1 - share);
    const x = sin * (hollow * share - lift);
    const y = fall * (share + eased(share)) - tip - upwards * lift;
    return isTurned ? [x * upwards - y * sin, -x * sin - y * upwards] : [x, y];
  };
}

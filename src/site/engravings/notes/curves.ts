/** A place in picture units from the middle, y downward as in SVG. */
export type Point = readonly [x: number, y: number];

/** A closed curve around the middle, by radians clockwise from straight up. */
export type Curve = (angle: number) => Point;

/** The point at this many radians clockwise from straight up. */
export function polar(radius: number, angle: number): Point {
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** The point that lies `share` of the way from one to another. */
export function mixed(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** A ring of `lobes` waves: R + A·(cos pt + c·cos 2pt). A crest c above 0 sharpens the lobes, one below blunts them. */
export function ring(radius: number, wave = 0, lobes = 0, crest = 0): Curve {
  return (angle) => {
    const height = Math.cos(lobes * angle) + crest * Math.cos(2 * lobes * angle);
    return polar(radius + wave * height, angle);
  };
}

/**
 * The curve of a star with straight sides, which is a polygon where the hollows lie on the sides: at `tip` from the
 * middle it has `points` corners, and at `hollow` the same number of inner ones. Corners are eased over the share
 * `ease` of half a point, as by a moving average. It is known in the first half of a sector; `isTurned` by half a
 * point, that begins in a hollow.
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

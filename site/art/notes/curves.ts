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

/** A point turned around the middle, clockwise, by radians. */
export function turned([x, y]: Point, angle: number): Point {
  const sin = Math.sin(angle);
  const cos = Math.cos(angle);
  return [x * cos - y * sin, x * sin + y * cos];
}

/**
 * A ring of `lobes` waves: R + A·cos(pt + shift) + c·A·cos 2(pt + shift). A crest c above 0 sharpens the lobes, one
 * below blunts them.
 */
export function ring(radius: number, wave = 0, lobes = 0, shift = 0, crest = 0): Curve {
  return (angle) => {
    const phase = lobes * angle + shift;
    return polar(radius + wave * (Math.cos(phase) + crest * Math.cos(2 * phase)), angle);
  };
}

/**
 * The curve of a star with straight sides, which is a polygon where the hollows lie on the sides: at `tip` from the
 * middle it has `points` corners, and at `hollow` the same number of inner ones. Corners are eased over the share
 * `ease` of half a point, as by a moving average. `turn` is in half points.
 */
export function star(points: number, tip: number, hollow: number, ease: number, turn = 0): Curve {
  const half = Math.PI / points;
  const inner = polar(hollow, half);
  const outwards = polar(1, half);
  const side: Point = [inner[0], inner[1] + tip];
  const ofTip = (ease / 2) * side[1];
  const ofHollow = (-ease / 2) * (side[0] * outwards[0] + side[1] * outwards[1]);
  return (angle) => {
    const point = Math.round((angle / half + turn) / 2) * 2;
    const place = angle / half + turn - point;
    const share = Math.abs(place);
    const [x, y] = mixed([0, -tip], inner, share);
    const atTip = ofTip * Math.max(0, 1 - share / ease) ** 2;
    const atHollow = ofHollow * Math.max(0, 1 - (1 - share) / ease) ** 2;
    const eased: Point = [x + outwards[0] * atHollow, y + atTip + outwards[1] * atHollow];
    return turned(place < 0 ? [-eased[0], eased[1]] : eased, (point - turn) * half);
  };
}

/** A regular polygon with a corner straight up, or half a corner round. */
export function polygon(sides: number, tip: number, ease: number, turn = 0): Curve {
  return star(sides, tip, tip * Math.cos(Math.PI / sides), ease, turn);
}

import type { Colors } from '../../base/tokens/colors.ts';
import type { Band } from '../../content/schemas/rosette.ts';
import { loneStar, STAR_LOBES, starPath } from './lone-star.ts';
import { PATH_SCALE } from './path-data.ts';
import { rosetteLines, squareWeave } from './rosette.ts';
import texas from './texas.json' with { type: 'json' };

/** A point of a polygon: x, y in picture units. */
type Point = readonly [x: number, y: number];

const TEXAS_WIDTH = 620;
const TEXAS_HEIGHT = 600;
/** Standard parallels and central meridian, in degrees, of Texas's state mapping system. */
const [SOUTH, NORTH, MIDDLE] = [27.4, 34.9, -99.5];
/** The scale, and the position of the meridian at the equator, at which the state fills the picture. */
const SCALE = 3120.272;
const ORIGIN: Point = [335.539, 2078.945];
const RADIANS = Math.PI / 180;

/** An office on the map: degrees north, degrees east. */
export interface MapLocation {
  readonly latitude: number;
  readonly longitude: number;
  readonly primary: boolean;
}

/** Tips of the stars between two rings of lines, in picture units from the main office. */
const SEAMS = [21, 58, 108, 172, 252, 350, 470, 640, 850];
/** Space between two lines along a radius. */
const SPACING = 3.2;
/** Radius of a pin, and of the main office's star. */
const PIN = 4.6;
const STAR = 19;

/** Texas as SVG, 620 × 600: star-shaped guilloché around the main office, and a pin for every location. */
export function texasMapSvg(
  locations: readonly MapLocation[],
  { card, brand, dark, link }: Colors,
): string {
  const main = locations.find(({ primary }) => primary);
  if (main === undefined)
    throw new Error('No location is the primary one: mark it in content/locations.yaml');
  const others = locations.filter((location) => location !== main);
  const unit = 1 / PATH_SCALE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TEXAS_WIDTH} ${TEXAS_HEIGHT}">` +
    `<clipPath id="t"><use href="#o"/></clipPath>` +
    `<g fill="none" stroke="${link}" stroke-width="4" stroke-linejoin="round">` +
    `<g clip-path="url(#t)"><g transform="${move(place(main))}scale(${unit})">${lineWork()}</g></g>` +
    `<path id="o" transform="scale(${unit})" stroke-width="15" d="${texas.outline}"/></g>` +
    `<path fill="${card}" stroke="${dark}" stroke-width="10" transform="${move(place(main))}scale(${unit})" ` +
    `d="${starPath(STAR)}"/>` +
    `<g fill="${brand}" stroke="${dark}" stroke-width="1.2">${others.map((location) => pin(place(location), PIN)).join('')}</g>` +
    `<g fill="${dark}">${pin(place(main), 4)}</g></svg>`
  );
}

function lineWork(): string {
  return rosetteLines({
    lobes: STAR_LOBES,
    bands: SEAMS.slice(1).map((tip, index) => ring(SEAMS[index] ?? 0, tip)),
  });
}

/** A ring between two stars, woven at right angles. */
function ring(innerTip: number, outerTip: number): Band {
  const inner = loneStar(innerTip);
  const outer = loneStar(outerTip);
  const width = outer.radius - inner.radius;
  const lines = Math.round(width / SPACING);
  return {
    inner,
    outer,
    lines,
    swings: squareWeave(lines, STAR_LOBES, (inner.radius + outer.radius) / 2, width),
  };
}

function pin([x, y]: Point, radius: number): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}"/>`;
}

function move([x, y]: Point): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
}

/**
 * A location's point in the conformal conic projection of texas.json, the state's outline from the Census Bureau's
 * 1:10,000,000 shapes, in units of `PATH_SCALE`.
 */
function place({ latitude, longitude }: MapLocation): Point {
  const steepness = (degrees: number) => Math.tan(Math.PI / 4 + (degrees * RADIANS) / 2);
  const width = (degrees: number) => Math.cos(degrees * RADIANS);
  const cone =
    Math.log(width(SOUTH) / width(NORTH)) / Math.log(steepness(NORTH) / steepness(SOUTH));
  const equator = (width(SOUTH) * steepness(SOUTH) ** cone) / cone;
  const radius = equator / steepness(latitude) ** cone;
  const angle = cone * (longitude - MIDDLE) * RADIANS;
  return [
    ORIGIN[0] + SCALE * radius * Math.sin(angle),
    ORIGIN[1] - SCALE * (equator - radius * Math.cos(angle)),
  ];
}

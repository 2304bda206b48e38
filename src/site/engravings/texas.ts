import { type GeoProjection, geoConicConformal } from 'd3-geo';
import { feature } from 'topojson-client';
import states from 'us-atlas/states-10m.json' with { type: 'json' };
import { z } from 'zod';
import type { Colours } from '../../base/tokens/colours.ts';
import type { Band } from '../../content/schemas/rosette.ts';
import { loneStar, STAR_LOBES, starPath } from './lone-star.ts';
import { joinNumbers, PATH_SCALE } from './path-data.ts';
import { rosetteLines, squareWeave } from './rosette.ts';

/** A point of a polygon: x, y in picture units. */
type Point = readonly [x: number, y: number];

const TEXAS_WIDTH = 620;
const TEXAS_HEIGHT = 600;
/** The state's FIPS code. */
const TEXAS = '48';
/** The margin around the state for the outline's stroke. */
const MARGIN = 6;

const arcs = z.array(z.array(z.number()));
const statesTopology = z.object({
  type: z.literal('Topology'),
  transform: z.object({
    scale: z.tuple([z.number(), z.number()]),
    translate: z.tuple([z.number(), z.number()]),
  }),
  arcs: z.array(arcs),
  objects: z.object({
    states: z.object({ geometries: z.array(z.looseObject({ id: z.string().optional() })) }),
  }),
});
const stateGeometry = z.object({ type: z.literal('Polygon'), arcs });

/** An office on the map: degrees north, degrees east. */
export interface MapLocation {
  readonly latitude: number;
  readonly longitude: number;
  readonly primary: boolean;
}

/** Tips of the stars at which one ring of line-work ends and the next begins, in picture units from the main office. */
const SEAMS = [21, 58, 108, 172, 252, 350, 470, 640, 850];
/** Space between two lines along a radius. */
const SPACING = 3.2;
/** Radius of a pin, and of the main office's star. */
const PIN = 4.6;
const STAR = 19;

/** Texas as the text of an SVG file, 620 × 600: star-shaped guilloché around the main office, a pin for every location. */
export function texasMapSvg(
  locations: readonly MapLocation[],
  { card, brand, dark, link }: Colours,
): string {
  const main = locations.find(({ primary }) => primary);
  if (main === undefined)
    throw new Error('No location is the primary one: mark it in content/locations.yaml');
  const { projection, rings } = texas();
  const place = ({ longitude, latitude }: MapLocation): Point =>
    project(projection, [longitude, latitude]);
  const others = locations.filter((location) => location !== main);
  const unit = 1 / PATH_SCALE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TEXAS_WIDTH} ${TEXAS_HEIGHT}">` +
    `<clipPath id="t"><use href="#o"/></clipPath>` +
    `<g fill="none" stroke="${link}" stroke-width="4" stroke-linejoin="round">` +
    `<g clip-path="url(#t)"><g transform="${move(place(main))}scale(${unit})">${lineWork()}</g></g>` +
    `<path id="o" transform="scale(${unit})" stroke-width="15" d="${outlinePath(rings)}"/></g>` +
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

/** The state's outline and the projection they are drawn in: 620 × 600, y downward. */
interface Texas {
  readonly projection: GeoProjection;
  readonly rings: readonly (readonly Point[])[];
}

/** Texas from the Census Bureau's 1:10,000,000 shapes, in the conformal conic of its state mapping system (27.4° and 34.9° N). */
function texas(): Texas {
  const { objects, ...topology } = statesTopology.parse(states);
  const geometry = stateGeometry.parse(objects.states.geometries.find(({ id }) => id === TEXAS));
  const { geometry: shape } = feature({ ...topology, objects: { texas: geometry } }, geometry);
  const projection = geoConicConformal()
    .parallels([27.4, 34.9])
    .rotate([99.5, 0])
    .fitExtent(
      [
        [MARGIN, MARGIN],
        [TEXAS_WIDTH - MARGIN, TEXAS_HEIGHT - MARGIN],
      ],
      shape,
    );
  const rings = shape.coordinates.map((ring) => ring.map((place) => project(projection, place)));
  return { projection, rings };
}

/** The picture's point at a longitude and latitude in degrees. */
function project(
  projection: GeoProjection,
  [longitude = 0, latitude = 0]: readonly number[],
): Point {
  const point = projection([longitude, latitude]);
  if (point === null)
    throw new Error(`${longitude}, ${latitude} lies outside the map's projection`);
  return point;
}

/** Closed path data of the rings, in units of `PATH_SCALE`. */
function outlinePath(rings: readonly (readonly Point[])[]): string {
  return rings.map(ringPath).join('');
}

function ringPath(ring: readonly Point[]): string {
  const [start, ...rest] = ring.map(
    ([x, y]) => [Math.round(x * PATH_SCALE), Math.round(y * PATH_SCALE)] as const,
  );
  if (start === undefined) return '';
  let [x, y] = start;
  const steps: number[] = [];
  for (const [nextX, nextY] of rest.slice(0, -1)) {
    steps.push(nextX - x, nextY - y);
    x = nextX;
    y = nextY;
  }
  return `M${joinNumbers(start)}l${joinNumbers(steps)}z`;
}

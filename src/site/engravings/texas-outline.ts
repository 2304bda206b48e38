import { type GeoProjection, geoConicConformal } from 'd3-geo';
import { feature } from 'topojson-client';
import states from 'us-atlas/states-10m.json' with { type: 'json' };
import { z } from 'zod';
import { joinNumbers, PATH_SCALE } from './path-data.ts';

/** A point of a polygon: x, y in picture units. */
export type Point = readonly [x: number, y: number];

export const TEXAS_WIDTH = 620;
export const TEXAS_HEIGHT = 600;
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

/** The state's outline and the projection they are drawn in: 620 × 600, y downward. */
export interface Texas {
  readonly projection: GeoProjection;
  readonly rings: readonly (readonly Point[])[];
}

/** Texas from the Census Bureau's 1:10,000,000 shapes, in the conformal conic of its state mapping system (27.4° and 34.9° N). */
export function texas(): Texas {
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
export function project(
  projection: GeoProjection,
  [longitude = 0, latitude = 0]: readonly number[],
): Point {
  const point = projection([longitude, latitude]);
  if (point === null)
    throw new Error(`${longitude}, ${latitude} lies outside the map's projection`);
  return point;
}

/** Closed path data of the rings, in units of `PATH_SCALE`. */
export function outlinePath(rings: readonly (readonly Point[])[]): string {
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

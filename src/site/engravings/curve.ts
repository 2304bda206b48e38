import type { Band, Envelope } from '../../content/schemas/rosette.ts';

/** A value and its derivative by the angle. */
export interface Jet {
  readonly value: number;
  readonly slope: number;
}

/** A point in picture units from the rosette's centre, y downward as in SVG, and its derivative by the angle. */
export interface CurvePoint {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/**
 * Radius of an envelope, in picture units, at `angle` radians from the middle of a lobe:
 * R + A·cos(pt) + h·cos(2pt) + e·cos(3pt), a Fourier series of a p-fold even shape.
 */
function envelopeAt(envelope: Envelope, lobes: number, angle: number): Jet {
  let value = envelope.radius;
  let slope = 0;
  let frequency = 0;
  for (const amplitude of [envelope.wave, envelope.crest, envelope.edge]) {
    frequency += lobes;
    value += amplitude * Math.cos(frequency * angle);
    slope -= amplitude * frequency * Math.sin(frequency * angle);
  }
  return { value, slope };
}

/**
 * One line of a band at `angle` radians clockwise from straight up: the classic guilloché
 * r(t) = (a+b)/2 + (b−a)/2 · cos(nt + φ) between the envelopes a and b, with n = swings × lobes and φ = 2π·line/lines.
 *
 * Turning by one lobe moves the phase by 2π·swings, so it maps the lines to one another exactly when
 * swings × lines is whole. Mirroring maps `line` to `−line`, because the envelopes are even. Hence half a
 * sector, angles 0 to π/lobes, holds everything.
 */
export function bandLineAt(band: Band, lobes: number, line: number, angle: number): CurvePoint {
  const inner = envelopeAt(band.inner, lobes, angle);
  const outer = envelopeAt(band.outer, lobes, angle);
  const frequency = band.swings * lobes;
  const phase = frequency * angle + (2 * Math.PI * line) / band.lines;
  const share = (1 + Math.cos(phase)) / 2;
  const shareSlope = (-frequency * Math.sin(phase)) / 2;
  const width = outer.value - inner.value;
  const radius = inner.value + width * share;
  const slope = inner.slope + (outer.slope - inner.slope) * share + width * shareSlope;
  const sin = Math.sin(angle);
  const cos = Math.cos(angle);
  return {
    x: radius * sin,
    y: -radius * cos,
    dx: slope * sin + radius * cos,
    dy: -slope * cos + radius * sin,
  };
}

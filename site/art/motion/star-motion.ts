import type { Rosette } from '../../../content/schemas/rosette.ts';
import { type RosetteOptions, rosetteSvg } from '../rosette.ts';

/** Seconds in which the lines draw themselves, and the later start of each band, from the inside out. */
const DRAWING = 1.9;
const STAGGER = 0.3;
/** No line of a band is longer than this many times the band's mean. */
const LONGEST = 2;

/**
 * A rosette that draws itself once, in about 2.5 s, as the text of an SVG file for an `<img>`. Without motion, or once
 * drawn, it is the plain rosette: the dashes live in the keyframes only.
 */
export function starMotionSvg(rosette: Rosette, options: RosetteOptions): string {
  const svg = rosetteSvg(rosette, options).replace('<g', `<style>${motionCss(rosette)}</style><g`);
  // Made as long as this, a band's mean line measures 1; a dash pattern starts anew on each line.
  return rosette.bands.reduce(
    (measured, { lines }, index) =>
      measured.replace(`class="b${index}"`, `class="b${index}" pathLength="${lines}"`),
    svg,
  );
}

function motionCss({ bands }: Rosette): string {
  const delays = bands
    .map((_, index) => `.b${index}{animation-delay:${Number((index * STAGGER).toFixed(2))}s}`)
    .join('');
  return (
    '@media (prefers-reduced-motion:no-preference){' +
    `@keyframes draw{from{stroke-dasharray:${LONGEST} 9;stroke-dashoffset:${LONGEST + 0.1}}` +
    `to{stroke-dasharray:${LONGEST} 9;stroke-dashoffset:0}}` +
    `path{animation:draw ${DRAWING}s cubic-bezier(.45,.05,.3,1) backwards}${delays}}`
  );
}

import type { Rosette } from '../../content/schemas/rosette.ts';
import { PATH_SCALE } from './path-data.ts';
import { rosetteSvg } from './rosette.ts';

/** Seconds of the drawing. */
const DRAWING = 1.2;
/** Half the picture's width and a little more, so that the uncovering circle reaches all lines. */
const REACH = 264 * PATH_SCALE;

/**
 * An SVG for an `<img>`: a rosette drawn once around, from the top, as by an engraver's lathe, over a faint whole one.
 * All lines end at the one seam that travels around. Without motion, or once drawn, it is the plain rosette.
 */
export function starMotionSvg(rosette: Rosette, color: string): string {
  return rosetteSvg(rosette, color).replace('<g', `${seam()}<g mask="url(#seam)"`);
}

/** A disc that opens like a fan, drawn as the stroke of a circle of half its size. */
function seam(): string {
  const radius = REACH / 2;
  const around = Math.ceil(2 * Math.PI * radius);
  return (
    '<style>@media (prefers-reduced-motion:no-preference){' +
    `@keyframes draw{from{stroke-dasharray:0 ${around}}to{stroke-dasharray:${around} ${around}}}` +
    `circle{animation:draw ${DRAWING}s cubic-bezier(.45,.05,.3,1)}}</style>` +
    `<mask id="seam" maskUnits="userSpaceOnUse" x="${-REACH}" y="${-REACH}" width="${2 * REACH}" height="${2 * REACH}">` +
    `<path fill="#666" d="M${-REACH} ${-REACH}h${2 * REACH}v${2 * REACH}h${-2 * REACH}z"/>` +
    `<circle r="${radius}" transform="rotate(-90)" fill="none" stroke="#fff" stroke-width="${REACH}"/></mask>`
  );
}

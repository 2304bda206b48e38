import type { Envelope } from '../../content/schemas/rosette.ts';
import { envelopePath } from './rosette.ts';

/** Lobes of the Lone Star. */
export const STAR_LOBES = 5;

/** The outline of the Lone Star with its tips at `tip` picture units from the centre; its proportions are the brand rosette's. */
export function loneStar(tip: number): Envelope {
  const unit = tip / 258;
  return { radius: 203 * unit, wave: 42 * unit, crest: 10 * unit, edge: 3 * unit };
}

/** The same as closed path data, in units of `PATH_SCALE` around 0,0. */
export function starPath(tip: number): string {
  return envelopePath(loneStar(tip), STAR_LOBES);
}

import type { Envelope } from '../../content/schemas/rosette.ts';
import { envelopePath } from './rosette.ts';

/** Lobes of the Lone Star. */
export const STAR_LOBES = 5;

/** The outline of the Lone Star with its tips `tip` picture units from the center; shaped like the brand rosette. */
export function loneStar(tip: number): Envelope {
  const unit = tip / 258;
  return { radius: 203 * unit, wave: 42 * unit, crest: 10 * unit, edge: 3 * unit };
}

/** The same outline as closed path data, in units of `PATH_SCALE` around 0,0. */
export function starPath(tip: number): string {
  return envelopePath(loneStar(tip), STAR_LOBES);
}

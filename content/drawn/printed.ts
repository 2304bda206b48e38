import type { Exhibit } from '../schemas/exhibit.ts';
import { ageStages } from './ages.ts';
import { axisStations } from './axis.ts';
import { doublingRule, doublingTurns } from './doubling.ts';
import type { Label } from './label.ts';
import { windowLabels } from './window.ts';

/** What an exhibit prints besides its words: the figures that it makes of its numbers. */
export function printed(exhibit: Exhibit): Label[] {
  switch (exhibit.kind) {
    case 'ages':
      return ageStages(exhibit);
    case 'axis':
      return axisStations(exhibit);
    case 'doubling':
      return [doublingRule(exhibit), ...doublingTurns(exhibit)];
    case 'window':
      return windowLabels(exhibit);
    default:
      return [];
  }
}

import { z } from 'zod';
import {
  ageStages,
  agesExhibit,
  axisExhibit,
  axisStations,
  seasonExhibit,
  trackExhibit,
} from './exhibits/axis.ts';
import { forecastExhibit, paycheckExhibit } from './exhibits/bars.ts';
import { windowExhibit, windowLabels, yearExhibit } from './exhibits/calendar.ts';
import { filingsExhibit } from './exhibits/filings.ts';
import type { Label } from './exhibits/framed.ts';
import {
  matchingExhibit,
  receiptExhibit,
  receiptPrices,
  receiptRates,
  receiptTotals,
  tAccountExhibit,
} from './exhibits/ledger.ts';
import {
  agendaExhibit,
  agendaLabels,
  doublingExhibit,
  doublingRule,
  doublingSteps,
  ladderExhibit,
} from './exhibits/rows.ts';

/** The drawing of a service page: the one that a partner would sketch on a napkin. */
export const exhibitSchema = z.discriminatedUnion('kind', [
  agendaExhibit,
  agesExhibit,
  axisExhibit,
  doublingExhibit,
  filingsExhibit,
  forecastExhibit,
  ladderExhibit,
  matchingExhibit,
  paycheckExhibit,
  receiptExhibit,
  seasonExhibit,
  tAccountExhibit,
  trackExhibit,
  windowExhibit,
  yearExhibit,
]);

export type Exhibit = z.infer<typeof exhibitSchema>;

export type ExhibitOf<Kind extends Exhibit['kind']> = Extract<Exhibit, { kind: Kind }>;

/** The figures that a drawing computes from its numbers, each with the words beside it. */
export function computedLabels(drawn: Exhibit): Label[] {
  switch (drawn.kind) {
    case 'agenda':
      return agendaLabels(drawn);
    case 'ages':
      return ageStages(drawn);
    case 'axis':
      return axisStations(drawn);
    case 'doubling':
      return [doublingRule(drawn), ...doublingSteps(drawn)];
    case 'receipt':
      return [
        ...receiptPrices(drawn),
        ...receiptTotals(drawn),
        ...receiptRates(drawn).map(({ label, percent, words }) => ({
          label,
          words: `${percent} ${words}`,
        })),
      ];
    case 'window':
      return windowLabels(drawn);
    case 'filings':
    case 'forecast':
    case 'ladder':
    case 'matching':
    case 'paycheck':
    case 'season':
    case 't-account':
    case 'track':
    case 'year':
      return [];
  }
}

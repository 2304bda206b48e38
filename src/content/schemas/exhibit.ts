import { z } from 'zod';
import { ageStages, ages, axis, axisStations, season, track } from './exhibits/axis.ts';
import { forecast, paycheck } from './exhibits/bars.ts';
import { window, windowLabels, year } from './exhibits/calendar.ts';
import { filings } from './exhibits/filings.ts';
import type { Label } from './exhibits/framed.ts';
import {
  matching,
  receipt,
  receiptPrices,
  receiptRates,
  receiptTotals,
  tAccount,
} from './exhibits/ledger.ts';
import {
  agenda,
  agendaLabels,
  doubling,
  doublingRule,
  doublingSteps,
  ladder,
} from './exhibits/rows.ts';

/** The drawing of a service page: the one that a partner would sketch on a napkin. */
export const exhibitSchema = z.discriminatedUnion('kind', [
  agenda,
  ages,
  axis,
  doubling,
  filings,
  forecast,
  ladder,
  matching,
  paycheck,
  receipt,
  season,
  tAccount,
  track,
  window,
  year,
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
    default:
      return [];
  }
}

import { z } from 'zod';
import { agenda, agendaLabels } from './exhibits/agenda.ts';
import { ageStages, ages } from './exhibits/ages.ts';
import { axis, axisStations } from './exhibits/axis.ts';
import { doubling, doublingRule, doublingSteps } from './exhibits/doubling.ts';
import { filings } from './exhibits/filings.ts';
import { forecast } from './exhibits/forecast.ts';
import type { Label } from './exhibits/framed.ts';
import { ladder } from './exhibits/ladder.ts';
import { matching } from './exhibits/matching.ts';
import { paycheck } from './exhibits/paycheck.ts';
import { receipt, receiptPrices, receiptRates, receiptTotals } from './exhibits/receipt.ts';
import { season } from './exhibits/season.ts';
import { tAccount } from './exhibits/t-account.ts';
import { track } from './exhibits/track.ts';
import { window, windowLabels } from './exhibits/window.ts';
import { year } from './exhibits/year.ts';

/** The drawing of a service page: the one thing that a partner would draw on a napkin. */
export const exhibit = z.discriminatedUnion('kind', [
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

export type Exhibit = z.infer<typeof exhibit>;

/** The figures that a drawing works out of its numbers, each with the words beside it. */
export function workedOut(drawn: Exhibit): Label[] {
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
        ...receiptRates(drawn).map(({ label, percent, beside }) => ({
          label,
          beside: `${percent} ${beside}`,
        })),
      ];
    case 'window':
      return windowLabels(drawn);
    default:
      return [];
  }
}

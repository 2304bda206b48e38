import type { Window } from '../schemas/exhibits/window.ts';
import { printedDay } from '../schemas/exhibits/year-day.ts';
import type { Label } from './label.ts';

type Drawn = Pick<Window, 'months' | 'days' | 'opens' | 'closes'>;

/** The day that the window opens and the last of it. */
export function windowLabels({ months, days, opens, closes }: Drawn): [Label, Label] {
  return [
    { label: printedDay(0, 1), beside: opens },
    // Without days after them, the months end with the last day of one.
    { label: printedDay(months, days), beside: closes },
  ];
}

import type { Window } from '../schemas/exhibits/window.ts';
import type { Label } from './label.ts';

/** The months of the year, in full. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

type Drawn = Pick<Window, 'months' | 'days' | 'opens' | 'closes'>;

/** The day that the window opens and the last of it. */
export function windowLabels({ months, days, opens, closes }: Drawn): [Label, Label] {
  // Without days after them, the months end with the last day of one.
  const end = new Date(Date.UTC(2027, months, days));
  return [
    { label: 'January 1', beside: opens },
    { label: `${MONTHS[end.getUTCMonth()]} ${end.getUTCDate()}`, beside: closes },
  ];
}

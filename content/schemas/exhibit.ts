import { z } from 'zod';
import { agenda } from './exhibits/agenda.ts';
import { ages } from './exhibits/ages.ts';
import { axis } from './exhibits/axis.ts';
import { doubling } from './exhibits/doubling.ts';
import { filings } from './exhibits/filings.ts';
import { forecast } from './exhibits/forecast.ts';
import { ladder } from './exhibits/ladder.ts';
import { matching } from './exhibits/matching.ts';
import { paycheck } from './exhibits/paycheck.ts';
import { receipt } from './exhibits/receipt.ts';
import { season } from './exhibits/season.ts';
import { tAccount } from './exhibits/t-account.ts';
import { track } from './exhibits/track.ts';
import { window } from './exhibits/window.ts';
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

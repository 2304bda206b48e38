import { z } from 'zod';
import { ages } from './exhibits/ages.ts';
import { axis } from './exhibits/axis.ts';
import { doubling } from './exhibits/doubling.ts';
import { forecast } from './exhibits/forecast.ts';
import { ladder } from './exhibits/ladder.ts';
import { matching } from './exhibits/matching.ts';
import { paycheck } from './exhibits/paycheck.ts';
import { tAccount } from './exhibits/t-account.ts';
import { track } from './exhibits/track.ts';
import { window } from './exhibits/window.ts';
import { year } from './exhibits/year.ts';

/** The drawing of a service page: the one thing that a partner would draw on a napkin. */
export const exhibit = z.discriminatedUnion('kind', [
  ages,
  axis,
  doubling,
  forecast,
  ladder,
  matching,
  paycheck,
  tAccount,
  track,
  window,
  year,
]);

export type Exhibit = z.infer<typeof exhibit>;

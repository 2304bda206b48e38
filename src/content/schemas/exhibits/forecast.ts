import { z } from 'zod';
import { atMost } from '../text.ts';
import { framed } from './framed.ts';
import { money } from './money.ts';

/** One quarter. */
const WEEKS = 13;

/** The balance at the end of each week of a quarter, the lowest marked. */
export const forecast = framed.extend({
  kind: z.literal('forecast'),
  weeks: z.array(money).length(WEEKS),
  /** The cause of the lowest week, in a column of about 8 characters. */
  lowest: atMost(32),
});

export type Forecast = z.infer<typeof forecast>;

/** The cents of the lowest of some balances. */
export function lowestOf(weeks: readonly { cents: number }[]): number {
  return Math.min(...weeks.map(({ cents }) => cents));
}

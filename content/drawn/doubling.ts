import type { Doubling } from '../schemas/exhibits/doubling.ts';
import type { Label } from './label.ts';

type Drawn = Pick<Doubling, 'amount' | 'rate'>;

/** The rule of 72 at this rate. */
export function doublingRule({ rate }: Pick<Drawn, 'rate'>): Label {
  return {
    label: `72 ÷ ${rate} = ${72 / rate}`,
    beside: `at ${rate}% a year it doubles in ${72 / rate} years`,
  };
}

/** The amount at the start and after each of three doublings, and the blocks of the first amount in it. */
export function doublingTurns({ amount, rate }: Drawn): (Label & { blocks: number[] })[] {
  return [0, 1, 2, 3].map((turn) => ({
    label: `$${(amount * 2 ** turn).toLocaleString('en-US')}`,
    beside: turn === 0 ? 'at the start' : `after ${(turn * 72) / rate} years`,
    blocks: Array.from({ length: 2 ** turn }, (_, place) => place + 1),
  }));
}

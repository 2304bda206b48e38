import type { Ages } from '../schemas/exhibits/ages.ts';
import type { Label } from './label.ts';

type Drawn = Pick<Ages, 'from' | 'to' | 'early' | 'open' | 'due'>;
type Stage = Label & {
  /** Years that it takes on the paper. */
  span: number;
  marked?: boolean;
};

/** The stages in order: the early one, the open one, and those that are due, each to the end. */
export function ageStages({ from, to, early, open, due }: Drawn): Stage[] {
  const firstDue = Math.min(...due.map(({ age }) => age));
  return [
    { label: `Before ${years(open.age)}`, beside: early, span: open.age - from },
    { label: `From ${years(open.age)}`, beside: open.description, span: firstDue - open.age },
    ...due.map(({ age, description, marked }) => ({
      label: `From ${years(age)}`,
      beside: description,
      span: to - age,
      marked,
    })),
  ];
}

function years(age: number): string {
  return `${Math.floor(age)}${age % 1 ? '½' : ''}`;
}

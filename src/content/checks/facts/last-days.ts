import type { Fact, Facts } from '../../schemas/facts.ts';

/** A fact that holds until its last day. */
export type TimeBoundFact = Extract<Fact, { mark: 'time-bound' }>;

/** The facts that hold for a time, by their last day. */
export function byLastDay({ facts }: Facts): TimeBoundFact[] {
  return facts
    .flatMap((fact) => (fact.mark === 'time-bound' ? [fact] : []))
    .sort((a, b) => a.last_day.localeCompare(b.last_day));
}

import type { Fact, Facts } from '../../schemas/facts.ts';

/** A fact that holds until its last day. */
export type TimeBoundFact = Extract<Fact, { mark: 'time-bound' }>;

/** The facts that hold for a time, by their last day. */
export function byLastDay({ facts }: Facts): TimeBoundFact[] {
  return facts
    .flatMap((fact) => (fact.mark === 'time-bound' ? [fact] : []))
    .sort((a, b) => a.last_day.localeCompare(b.last_day));
}

/** Those of them whose last day is before a day, written 2026-12-31. */
export function expired(register: Facts, day: string): TimeBoundFact[] {
  return byLastDay(register).filter(({ last_day }) => last_day < day);
}

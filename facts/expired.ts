import type { Fact, Facts } from '../content/schemas/facts.ts';

/** The facts whose last day is before a day, written 2026-12-31, the oldest first. */
export function expired({ facts }: Facts, day: string): (Fact & { last_day: string })[] {
  return facts
    .flatMap((fact) => (fact.mark === 'time-bound' ? [fact] : []))
    .filter(({ last_day }) => last_day < day)
    .sort((a, b) => a.last_day.localeCompare(b.last_day));
}

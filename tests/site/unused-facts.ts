import type { FactualSentence } from '../../content/gate/facts/registered.ts';
import type { Fact, Facts } from '../../content/schemas/facts.ts';

/** The facts that no sentence prints. */
export function unusedFacts({ facts }: Facts, sentences: readonly FactualSentence[]): Fact[] {
  const printed = new Set(
    sentences.flatMap(({ figures }) => figures.flatMap((figure) => figure.facts)),
  );
  return facts.filter((fact) => !printed.has(fact));
}

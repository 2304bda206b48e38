import type { Facts } from '../../content/schemas/facts.ts';
import type { Passage } from '../../gate/facts/passage.ts';
import { factualSentences } from '../../gate/facts/registered.ts';

/** The figures that are not allowed where they are, each with the reason. */
export function unregistered(passages: readonly Passage[], register: Facts): string[] {
  return factualSentences(passages, register).flatMap(({ file, text, figures }) =>
    figures.flatMap(({ figure, objection }) =>
      objection ? [`${file}: ${figure}: ${objection} (“${text}”)`] : [],
    ),
  );
}

import type { Passage } from '../../content/gate/facts/passage.ts';
import { factualSentences } from '../../content/gate/facts/registered.ts';
import type { Facts } from '../../content/schemas/facts.ts';

/** The figures that are not allowed where they are, each with the reason. */
export function unregistered(passages: readonly Passage[], register: Facts): string[] {
  return factualSentences(passages, register).flatMap(({ file, text, figures }) =>
    figures.flatMap(({ figure, objection }) =>
      objection ? [`${file}: ${figure}: ${objection} (“${text}”)`] : [],
    ),
  );
}

import type { Passage } from '../../src/content/checks/facts/passage.ts';
import { factualSentences } from '../../src/content/checks/facts/registered.ts';
import type { Facts } from '../../src/content/schemas/facts.ts';

/** The figures that are not allowed where they are, each with the reason. */
export function unregistered(passages: readonly Passage[], register: Facts): string[] {
  return factualSentences(passages, register).flatMap(({ file, text, figures }) =>
    figures.flatMap(({ figure, objection }) =>
      objection ? [`${file}: ${figure}: ${objection} (“${text}”)`] : [],
    ),
  );
}

import { dayAfter } from '../../../base/calendar/texas-time.ts';
import { filesPrinting } from '../facts/files-printing.ts';
import { byLastDay } from '../facts/last-days.ts';
import { passages } from '../facts/passages.ts';
import { REGISTER, readRegister } from '../facts/register.ts';
import { type FactualSentence, factualSentences } from '../facts/registered.ts';
import type { LaunchProblem } from './launch-problem.ts';

/** The sort of figures that stand in no register. */
export const UNREGISTERED = 'Figures in no register';

/**
 * Figures that stand in no register, and facts that expire, each from the day after its last one.
 *
 * @param project the project's folder
 * @throws ContentError for a file that cannot be read or does not fit
 */
export function factsInPrint(project: string): LaunchProblem[] {
  const register = readRegister(project);
  const sentences = factualSentences(passages(project), register);
  return [
    ...unregisteredFigures(sentences),
    ...byLastDay(register).map(
      (fact): LaunchProblem => ({
        point: `facts/${fact.figure} (${fact.says})`,
        kind: 'other',
        by: 'cpa',
        where: REGISTER,
        what: `held until ${fact.last_day}; ${filesPrinting(fact, sentences)}: look at ${fact.source}`,
        sort: 'Facts past their last day',
        cure: 'Correct the sentence and the figure, then move `last_day`',
        from: dayAfter(fact.last_day),
      }),
    ),
  ];
}

/** Figures that were typed by hand and are neither the token of a claim nor a fact that is meant there. */
export function unregisteredFigures(sentences: readonly FactualSentence[]): LaunchProblem[] {
  return sentences.flatMap(({ file, line, text, figures }) =>
    figures.flatMap(({ figure, objection }): LaunchProblem[] => {
      if (objection === undefined) return [];
      const path = file.endsWith('.md') ? `posts/${file}` : file;
      return [
        {
          point: `figures/${path.replace(/\.\w+$/, '')}/${figure}`,
          kind: 'figures',
          by: 'cpa',
          where: `content/${path}`,
          line: line?.(),
          what: `${figure} ${objection} ("${text}")`,
          figure,
          sort: UNREGISTERED,
          cure: 'Write the token of a claim, such as `{clients-served}`, or register the fact in content/facts.yaml',
        },
      ];
    }),
  );
}
